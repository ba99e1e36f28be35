import type { OrderRecord } from '#db/schema/orders.ts';
import { compactOrderNumber } from './orderNumber.ts';

/** Derived from the order number, so that it does not reveal how many orders there are. */
export const invoiceNumberOf = ({ orderNumber }: Pick<OrderRecord, 'orderNumber'>): string =>
  `F-${compactOrderNumber(orderNumber)}`;

/** When a confirmed order was cancelled, which turns its invoice into a credit note; undefined otherwise. */
export function creditedAt({ status, history }: Pick<OrderRecord, 'status' | 'history'>): Date | undefined {
  const cancelled =
    status === 'cancelled' ? history.find((entry) => entry.status === 'cancelled') : undefined;
  return cancelled && new Date(cancelled.changedAt);
}

/** The number of the credit note, made of the invoice's. */
export const creditNoteNumberOf = (order: Pick<OrderRecord, 'orderNumber'>): string =>
  `K${invoiceNumberOf(order)}`;

/** When the order was confirmed, which makes the invoice; undefined before. */
export function invoicedAt({ history }: Pick<OrderRecord, 'history'>): Date | undefined {
  const confirmed = history.find(({ status }) => status === 'confirmed');
  return confirmed && new Date(confirmed.changedAt);
}
