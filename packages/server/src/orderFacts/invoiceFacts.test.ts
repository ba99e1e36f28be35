import { expect, test } from 'vitest';
import { anOrderRecord } from '#testing/orderRecords.ts';
import { creditedAt, creditNoteNumberOf, invoicedAt, invoiceNumberOf } from './invoiceFacts.ts';

const history = [
  { status: 'pending', changedAt: '2026-11-22T09:00:00.000Z' },
  { status: 'confirmed', changedAt: '2026-11-22T09:05:00.000Z' },
  { status: 'cancelled', changedAt: '2026-11-22T10:30:00.000Z' },
] as const;
const order = (status: 'pending' | 'confirmed' | 'cancelled', changes: number) =>
  anOrderRecord({ status, history: history.slice(0, changes) });

test('numbers the invoice and its credit note after the order [DETAIL-54]', () => {
  expect(invoiceNumberOf({ orderNumber: 'FR7K-2M9P-QX4T' })).toBe('F-FR7K2M9PQX4T');
  expect(creditNoteNumberOf({ orderNumber: 'FR7K-2M9P-QX4T' })).toBe('KF-FR7K2M9PQX4T');
});

test('an order has its invoice from its confirmation on', () => {
  expect(invoicedAt(order('pending', 1))).toBeUndefined();
  expect(invoicedAt(order('confirmed', 2))).toEqual(new Date('2026-11-22T09:05:00Z'));
  expect(invoicedAt(order('cancelled', 3))).toEqual(new Date('2026-11-22T09:05:00Z'));
});

test('an invoice is credited when its order is cancelled, and only then', () => {
  expect(creditedAt(order('confirmed', 2))).toBeUndefined();
  expect(creditedAt(order('confirmed', 3))).toBeUndefined();
  expect(creditedAt(order('cancelled', 3))).toEqual(new Date('2026-11-22T10:30:00Z'));
  expect(creditedAt(order('cancelled', 2))).toBeUndefined();
});
