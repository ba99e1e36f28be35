import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const docs = join(import.meta.dirname, '..', '..', 'docs');

export interface Snippet {
  /** The page that contains it. */
  file: string;
  /** The info string of its fence: `html`, `html live`. */
  kind: string;
  code: string;
}

/** Every block of code of the guides. */
export function snippets(): Snippet[] {
  return globSync('*.md', { cwd: docs }).flatMap((file) =>
    [...readFileSync(join(docs, file), 'utf8').matchAll(/^```([^\n]*)\n([\s\S]*?)^```/gm)].map(
      ([, kind = '', code = '']) => ({ file, kind, code }),
    ),
  );
}

/** The lines that `docs/embed.md` gives a page for the height of its tags [P15]. */
export const heightStyles =
  snippets().find(({ file, kind, code }) => file === 'embed.md' && kind === 'css' && code.includes('100vh'))
    ?.code ?? '';

/** Addresses of the pages of the site. */
export const guidePages = (): string[] =>
  globSync('*.md', { cwd: docs })
    .map((file) => `/docs/${file.replace(/(?:index)?\.md$/, '')}`)
    .sort();
