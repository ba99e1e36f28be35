import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/run/install.mjs';
import { also, chooseFiles, exceptions } from './mutationFiles.mjs';
import { findPureFiles, isPureText } from './pureFiles.mjs';

const { pure, lines } = findPureFiles();
const { mutate, tests, mutatedLines } = chooseFiles();

test('every pure file with a function is changed by `npm run quality mutation`, or named with a reason [T10]', () => {
  const left = pure.filter(({ file, calculates }) => calculates && !mutate.includes(file));
  expect(left.map(({ file }) => file).sort()).toEqual(Object.keys(exceptions).sort());
  expect(Object.keys(exceptions).length).toBeLessThanOrEqual(8);
  for (const reason of Object.values({ ...exceptions, ...also })) expect(reason).toMatch(/\w+ \w+/);
  for (const file of mutate) expect(existsSync(join(root, file)), file).toBe(true);
  expect(new Set(mutate).size).toBe(mutate.length);
});

test('the rule finds prices, views, mails, checks and tables in every package, with their tests [T10]', () => {
  const known = [
    'demo-site/src/pages/embed/snippets.ts',
    'packages/client/src/wire/pricePayload.ts',
    'packages/client/src/format/amounts.ts',
    'packages/contract/src/statuses.ts',
    'packages/kit/src/elements/send/steps/checkSteps.ts',
    'packages/kit/src/elements/send/sizes/sizes.ts',
    'packages/kit/src/orders/view/vat.ts',
    'packages/server/src/orderFacts/amounts.ts',
    'packages/server/src/orderMail/orderMails.ts',
    'packages/server/src/orders/createRequest.ts',
    'packages/server/src/orderFacts/publicText.ts',
    'packages/server/src/orders/trackingView.ts',
    'packages/server/src/pricing/emissions.ts',
    'packages/server/src/pricing/quotes.ts',
    'packages/server/src/pricing/tariff.ts',
  ];
  expect(known.filter((file) => !mutate.includes(file))).toEqual([]);
  for (const file of tests) expect(existsSync(join(root, file)), file).toBe(true);
  expect(tests).toContain('packages/server/src/orderMail/receipt.test.ts');
  // Of all lines, screens included.
  expect(mutatedLines / lines).toBeGreaterThan(0.1);
});

test.each([
  ['a sum', 'export const sum = (a: number, b: number) => Math.max(a, b);', true],
  ['the clock', 'export const now = () => Date.now();', false],
  ['the moment', 'export const now = () => new Date();', false],
  ['chance', 'export const any = () => Math.random();', false],
  ['the page', 'export const title = () => document.title;', false],
  ['a node of the page', 'export const name = (node: HTMLElement) => node.localName;', false],
  ['what has to be waited for', 'export const wait = async () => 1;', false],
  ['the process', 'export const home = () => process.env.HOME;', false],
])('%s makes a file pure, or not [T10]', (_, text, isPure) => {
  expect(isPureText(text)).toBe(isPure);
});
