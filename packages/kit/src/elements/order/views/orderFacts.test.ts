import { anOrder } from '@freight/contract/testing';
import { expect, test } from 'vitest';
import { pdfName, showsDriver } from './orderFacts.ts';

const kim = { driver: { firstName: 'Kim', lastName: 'Ek', phoneNr: '' }, email: '' };

test.each([
  ['confirmed', [], false],
  ['confirmed', [kim], true],
  ['inTransit', [], true],
  ['outForDelivery', [], true],
  ['awaitingPickup', [], false],
  ['cancelled', [kim], true],
] as const)(
  'knows whether a driver is shown: %s %j [DETAIL-18] [DETAIL-19] [DETAIL-20]',
  (status, driver, shown) => {
    expect(showsDriver(anOrder({ status, driver: [...driver] }))).toBe(shown);
  },
);

test.each([
  ['WB-77', 'WB-77.pdf'],
  ['4711', '4711.pdf'],
  ['waybill_77.PDF', 'waybill_77.PDF'],
  ['../../etc/"passwd"', '..-..-etc--passwd-.pdf'],
])('names the file of waybill %s %s [DETAIL-61] [DOCS-03]', (waybill, name) => {
  expect(pdfName(waybill)).toBe(name);
});
