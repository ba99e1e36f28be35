import { expect, test } from 'vitest';
import { attributesOf } from '#bridge/attributes.ts';
import { defineHost } from '#bridge/defineHost.ts';
import { definition } from '#elements/orders/definition.ts';
import { isIsolated } from './isolation.ts';

test('an element is isolated by the bare attribute and by the property, and not by "false" [E3]', () => {
  defineHost(definition.tag, attributesOf(definition));
  const host = document.createElement(definition.tag);
  expect(isIsolated(host)).toBe(false);
  for (const [value, expected] of [
    ['', true],
    ['false', false],
    ['true', true],
  ] as const) {
    host.setAttribute('isolated', value);
    expect(isIsolated(host)).toBe(expected);
  }
  Reflect.set(host, 'isolated', false);
  expect(isIsolated(host)).toBe(false);
  Reflect.set(host, 'isolated', true);
  expect(isIsolated(host)).toBe(true);
});
