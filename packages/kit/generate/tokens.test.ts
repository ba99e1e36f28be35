import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { readTokens, type Token, tokenNames } from './tokens.ts';

const kit = join(import.meta.dirname, '..');
const sources = globSync('src/**/*.{css,ts,tsx}', { cwd: kit, exclude: ['**/*.test.*'] }).map((file) =>
  readFileSync(join(kit, file), 'utf8'),
);

let tokens: Token[];
beforeAll(async () => {
  tokens = await readTokens();
});

it('describes every token that anything in the kit reads, in a sentence', () => {
  const read = sources.flatMap((text) =>
    [...text.matchAll(/var\((--freight-[\w-]+)/g)].map(([, name]) => name),
  );
  const described = tokens.filter(({ description }) => /^[A-Z`].{15,}\.$/.test(description));
  expect(described.map(({ name }) => name).sort()).toEqual([...new Set(read)].sort());
});

it('offers no token without an effect', async () => {
  const unread = [...(await tokenNames())].filter(
    ([own]) => !sources.some((text) => text.includes(`var(${own})`)),
  );
  expect(unread).toEqual([]);
});

it.each(['custom-elements.json', 'web-types.json', 'vscode.css-custom-data.json', '../../docs/elements.md'])(
  'lists every token with its description in %s, and no private one',
  (file) => {
    const text = readFileSync(join(kit, file), 'utf8');
    const isDocumented = ({ name, description }: Token) => text.includes(name) && text.includes(description);
    expect(tokens.filter((token) => !isDocumented(token))).toEqual([]);
    expect(text).not.toMatch(/--_/);
  },
);
