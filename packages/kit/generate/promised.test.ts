import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { definitions } from '#elements/definitions.ts';
import { deprecations, kinds } from '#platform/deprecations/deprecations.ts';
import { describeElement } from './describe.ts';
import { type Promised, readPromised } from './life.ts';
import { brokenPromises, namesOfKit, promisedWith } from './promised.ts';
import { readTokens } from './tokens.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
const current = namesOfKit(
  definitions.map(describeElement),
  await readTokens(),
  Object.keys(JSON.parse(read('texts.json'))),
);

it('still has every name of the releases before [Q7]', () => {
  expect(brokenPromises(readPromised(), current)).toEqual([]);
});

it('notices a name that is gone, of each kind [Q7]', () => {
  const before = Object.fromEntries(
    kinds.map((kind) => [kind, { 'freight-track gone': '1.0.0' }]),
  ) as unknown as Promised;
  expect(brokenPromises(before, current)).toEqual(kinds.map((kind) => `${kind}: freight-track gone`));
});

it('keeps the first version of a name, and gives new names that of the release [Q7]', () => {
  const { tags, attributes, texts } = promisedWith(readPromised(), current, '9.0.0');
  expect(tags['freight-track']).toBe('0.1.0');
  expect(attributes['freight-track share-token']).toBe('0.2.0');
  expect(attributes['every theme']).toBe('0.1.0');
  expect(texts['track.entry.submit']).toMatch(/^\d+\.\d+\.\d+$/);
});

it('deprecates only names that still work [Q7]', () => {
  for (const kind of kinds)
    expect(current[kind]).toEqual(expect.arrayContaining(Object.keys(deprecations[kind] ?? {})));
});
