import { expect, test } from 'vitest';
import { readOriginRule } from './originRule.ts';

const allows = (rule: string, origin: string) => readOriginRule(rule)?.(origin);

test('means an origin exactly as written', () => {
  expect(allows('https://shop.example', 'https://shop.example')).toBe(true);
  for (const other of [
    'http://shop.example',
    'https://shop.example:8443',
    'https://www.shop.example',
    'https://shop.example.evil.example',
    'null',
  ])
    expect(allows('https://shop.example', other), other).toBe(false);
});

test('matches exactly one label with a star [E10]', () => {
  for (const origin of [
    'https://a.shop.example',
    'https://a-1.shop.example',
    'https://xn--kp-yia.shop.example',
  ])
    expect(allows('https://*.shop.example', origin), origin).toBe(true);
  for (const origin of [
    'https://shop.example',
    'https://.shop.example',
    'https://a.b.shop.example',
    'http://a.shop.example',
    'https://a.shop.example:8443',
    'https://evilshop.example',
    'https://a.shop.example.evil.example',
    'https://evil.example/.shop.example',
    'https://evil.example#.shop.example',
  ])
    expect(allows('https://*.shop.example', origin), origin).toBe(false);
  expect(allows('http://*.dev.localhost:5500', 'http://a.dev.localhost:5500')).toBe(true);
  expect(allows('https://*.1shop.example', 'https://a.1shop.example')).toBe(true);
  expect(allows('https://*.shop.example1', 'https://a.shop.example1')).toBe(true);
});

test.each([
  '*',
  'https://*',
  'https://*.example',
  'https://*.localhost',
  'https://*.0.0.1',
  'https://*.168.0.12',
  'xhttps://shop.example',
  'https://a.*.shop.example',
  'https://*.*.shop.example',
  'https://*shop.example',
  'https://*.shop.example/',
  'https://*.Shop.example',
  'https://shop.example/path',
  'ftp://shop.example',
  'shop.example',
  'null',
  '',
])('does not take %j, which no browser sends or everybody could be behind [E10]', (rule) => {
  expect(readOriginRule(rule)).toBeUndefined();
});
