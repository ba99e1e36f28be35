import type { ReceivedOrder } from '@freight/client';
import type { Language } from '@freight/contract';
import { capitalized, dateText } from '#i18n/formats.ts';

export interface Month {
  /** The id of its first order. */
  key: string;
  /** `mars 2026` with a capital letter; empty for orders without a valid date. */
  name: string;
  orders: ReceivedOrder[];
}

/** The date an order is sorted by. */
export const dateOf = ({ date, createdAt }: ReceivedOrder): string => date || createdAt;

const nameOf = (date: string, language: Language): string =>
  capitalized(dateText(date, language, { month: 'long', year: 'numeric' }) ?? '', language);

/** The orders of a page under their months, in the order they came in (OPEN-73) [LIST-05]. */
export function monthsOf(orders: readonly ReceivedOrder[], language: Language): Month[] {
  const months: Month[] = [];
  for (const order of orders) {
    const name = nameOf(dateOf(order), language);
    const last = months.at(-1);
    if (last?.name === name) last.orders.push(order);
    else months.push({ key: order._id || order.orderId, name, orders: [order] });
  }
  return months;
}
