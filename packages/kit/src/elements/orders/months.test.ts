import { anOrder } from '@freight/contract/testing';
import { expect, test } from 'vitest';
import { monthsOf } from './months.ts';

const on = (date: string) => anOrder({ date });

test('gathers the orders of a page under one heading per month, in Swedish words for a Swedish list [LIST-05]', () => {
  const orders = [on('2026-03-02T12:00:00Z'), on('2026-03-01T12:00:00Z'), on('2025-12-24T12:00:00Z')];
  expect(monthsOf(orders, 'sv').map(({ name, orders: { length } }) => [name, length])).toEqual([
    ['Mars 2026', 2],
    ['December 2025', 1],
  ]);
  expect(monthsOf(orders, 'de').map(({ name }) => name)).toEqual(['März 2026', 'Dezember 2025']);
});

test('has no heading without orders, and none above a date that cannot be read [LIST-05]', () => {
  expect(monthsOf([], 'sv')).toEqual([]);
  expect(monthsOf([anOrder({ date: 'soon' })], 'sv')).toMatchObject([{ name: '' }]);
  expect(monthsOf([anOrder({ date: '', createdAt: '2026-02-01T12:00:00Z' })], 'sv')).toMatchObject([
    { name: 'Februari 2026' },
  ]);
});
