import type { OrderRecord } from '#db/ordersSchema.ts';
import { compactOrderNumber } from '#orders/orderNumber.ts';

/** Of its order, so that nobody learns from a number how many orders there are. */
export const invoiceNumberOf = ({ orderNumber }: Pick<OrderRecord, 'orderNumber'>): string =>
  `F-${compactOrderNumber(orderNumber)}`;

/** When the order was confirmed, which makes the invoice; undefined before. */
export function invoicedAt({ history }: Pick<OrderRecord, 'history'>): Date | undefined {
  const confirmed = history.find(({ status }) => status === 'confirmed');
  return confirmed && new Date(confirmed.changedAt);
}
