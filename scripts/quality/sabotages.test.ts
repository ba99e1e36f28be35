import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/run/install.mjs';
import sabotages from './sabotages.json' with { type: 'json' };

test('every defence that `npm run quality sabotage` removes is found once in its file, and has its file of tests', () => {
  const times = (file: string, text: string) => {
    const path = join(root, file);
    return existsSync(path) ? readFileSync(path, 'utf8').split(text).length - 1 : 0;
  };
  const lost = sabotages.filter(
    ({ file, from, test: tests }) => times(file, from) !== 1 || !existsSync(join(root, tests)),
  );
  expect(lost.map(({ defence }) => defence)).toEqual([]);
  expect(sabotages.filter(({ from, to }) => from === to)).toEqual([]);
  expect(new Set(sabotages.map(({ defence }) => defence)).size).toBe(sabotages.length);
});

test('the sabotages are at least 150, spread over every harm a person could come to [T9]', () => {
  const harms = ['access', 'accessibility', 'account', 'backup', 'embedding', 'language', 'load', 'looks'];
  harms.push('mail', 'money', 'orders', 'secrets', 'sharing', 'site', 'tracking');
  expect(sabotages.length).toBeGreaterThanOrEqual(150);
  expect([...new Set(sabotages.map(({ harm }) => harm))].sort()).toEqual(harms);
  for (const harm of harms)
    expect(sabotages.filter((one) => one.harm === harm).length, harm).toBeGreaterThanOrEqual(5);
});
