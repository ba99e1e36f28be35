import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { definitions } from '#elements/definitions.ts';
import { commonParts } from './describe.ts';

const src = join(import.meta.dirname, '..', 'src');
const screens = globSync('**/*.tsx', { cwd: src, exclude: ['**/*.test.tsx', 'testing/**'] }).map((file) => ({
  file,
  code: readFileSync(join(src, file), 'utf8'),
}));

/** Controls that are hidden or that look as the browser has them, and those whose look their caller decides. */
const plain = /hidden|readOnly|type="(?:file|checkbox|radio)"|className=\{className\}|<slot|slot=\{/;

/** Every opening tag of a control or a heading. An arrow function has a `>` of its own. */
const controls = (code: string) =>
  [...code.matchAll(/<(?:h[1-4]|button|input|select|textarea)(?:\s(?:=>|[^>])*)?>/g)].map(([tag]) => tag);

test('every control and heading of a screen has a part, so that a host can style it [P11]', () => {
  const bare = screens.flatMap(({ file, code }) =>
    controls(code)
      .filter((tag) => !plain.test(tag) && !tag.includes('part='))
      .map((tag) => ({ file, tag })),
  );
  expect(bare).toEqual([]);
  expect(screens.flatMap(({ code }) => controls(code)).length).toBeGreaterThan(60);
});

test('every part of a screen is in the tables that hosts read, and no table names another [P11]', () => {
  const listed = new Set([
    ...Object.keys(commonParts),
    ...definitions.flatMap(({ parts = {} }) => Object.keys(parts)),
  ]);
  const used = new Set(
    screens.flatMap(({ code }) => [
      ...[...code.matchAll(/\bpart="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
      ...[...code.matchAll(/part=\{[^}]*'(tab) (selected)'/g)].flatMap(([, ...names]) => names),
    ]),
  );
  for (const kind of ['primary', 'secondary', 'quiet']) used.add(kind);
  used.add('button');
  expect([...used].filter((name) => !listed.has(name))).toEqual([]);
  expect([...listed].filter((name) => !used.has(name))).toEqual([]);
});
