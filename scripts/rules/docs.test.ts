import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const guides = globSync(['README.md', 'docs/**/*.md'], { cwd: root }).filter(
  (file) => !/node_modules|\[/.test(file),
);
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const blocks = guides.flatMap((file) =>
  [...read(file).matchAll(/^```(\w*)[^\n]*\n([\s\S]*?)^```/gm)].map(([, kind = '', code = '']) => ({
    file,
    kind,
    code,
  })),
);

test('every script named in a command of the guides exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = blocks
    .filter(({ kind }) => kind === 'sh')
    .flatMap(({ file, code }) =>
      [...code.matchAll(/\bnpm (?:run(?: --silent)? )?([a-z]+)/g)].map(([, name = '']) => ({ file, name })),
    )
    .filter(({ name }) => !['install', 'ci', 'run'].includes(name));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
});

test('every snippet of TypeScript in the guides type-checks against the kit as it is published', async () => {
  const folder = join(root, 'node_modules', '.cache', 'freight', 'snippets');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  onTestFinished(() => rm(folder, { recursive: true }));
  const typed = blocks.filter(({ kind }) => /^tsx?$/.test(kind));
  expect(typed.length).toBeGreaterThan(5);
  for (const [index, { file, kind, code }] of typed.entries()) {
    const name = `${file.replace(/\W/g, '-')}-${index}.${kind}`;
    await writeFile(join(folder, name), `${code}\nimport type {} from '@freight/kit';\n`);
  }
  const paths = Object.fromEntries(
    ['index', 'react', 'freight'].map((name) => {
      const door = { index: '', react: '/react', freight: '/freight.js' }[name];
      return [`@freight/kit${door}`, [join(root, 'packages', 'kit', 'types', `${name}.d.ts`)]];
    }),
  );
  const compilerOptions = { jsx: 'react-jsx', noEmit: true, types: [], lib: ['ES2024', 'DOM'], paths };
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(root, 'tsconfig.json'), include: ['*.ts', '*.tsx'], compilerOptions }),
  );
  const checked = promisify(execFile)(join(root, 'node_modules', '.bin', 'tsc'), ['-p', folder]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
  expect(await checked).toBe('');
});

/** As the site and repository hosts create them: lower case, with hyphens between words. */
const anchorOf = (heading: string) =>
  heading
    .replace(/[`*]|\]\([^)]*\)|\[/g, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

test('every link of the guides leads to an existing file and heading', () => {
  const broken = guides.flatMap((file) =>
    [
      ...read(file)
        .replace(/^```[\s\S]*?^```/gm, '')
        // A pattern in quoted code can look like a link.
        .replace(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, '')
        .matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g),
    ]
      .map(([, link = '']) => link)
      .filter((link) => {
        const [path = '', anchor] = link.split('#');
        const target = path === '' ? join(root, file) : join(root, dirname(file), path);
        if (!existsSync(target)) return true;
        if (anchor === undefined) return false;
        const headings = [...readFileSync(target, 'utf8').matchAll(/^#+ (.+)$/gm)].map(
          ([, heading = '']) => heading,
        );
        return !headings.map(anchorOf).includes(anchor);
      })
      .map((link) => `${relative('.', file)}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test('every decision that departs from the documents is in the list of deviations [A36]', () => {
  const listed = read('docs/deviations.md');
  const departing = globSync('docs/decisions/*.md', { cwd: root }).filter((file) =>
    /\bthe documents\b/i.test(read(file)),
  );
  expect(departing.length).toBeGreaterThan(3);
  const missing = departing.filter((file) => !listed.includes(`(${relative('docs', file)})`));
  expect(missing).toEqual([]);
});

test('the gallery has a section with pictures for every tag, each small and in the repository [P8]', () => {
  const manifest = JSON.parse(read('packages/kit/custom-elements.json')) as {
    modules: { declarations: { tagName: string }[] }[];
  };
  const tags = manifest.modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
  const sections = read('docs/gallery.md')
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      tag: /^`<(.+)>`/.exec(section)?.[1],
      pictures: [...section.matchAll(/^!\[(.+)\]\((public\/gallery\/[\w-]+\.webp)\)$/gm)].map(
        ([, , file]) => file ?? '',
      ),
    }));
  expect(sections.map(({ tag }) => tag)).toEqual(tags);
  expect(sections.filter(({ pictures }) => pictures.length === 0)).toEqual([]);
  const shown = sections.flatMap(({ pictures }) => pictures).sort();
  const taken = globSync('public/gallery/*', { cwd: join(root, 'docs') }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  expect(shown).toEqual(taken.sort());
  expect(shown.filter((file) => statSync(join(root, 'docs', file)).size >= 60_000)).toEqual([]);
});
