import { limits, type Order } from '@freight/contract';
import { anOrder } from '@freight/contract/testing';
import { api } from '#testing/api.ts';

/** Answers made for a test, that travel through the real client and over a real connection. */

export const listCall = '/transport/user/';

/** The orders of one page of a list with so many, each with a number of its own. */
export function ordersOfPage(page: number, total: number, parts: Partial<Order> = {}): Order[] {
  const before = (page - 1) * limits.listPageSize;
  const count = Math.max(0, Math.min(limits.listPageSize, total - before));
  return Array.from({ length: count }, (_, index) => {
    const number = before + index + 1;
    return anOrder({ _id: number.toString(16).padStart(24, '0'), orderId: `ORDER-${number}`, ...parts });
  });
}

/** The next list call is answered with these orders out of so many. */
export function answerOrders(data: readonly Order[], totalItems = data.length) {
  const totalPages = Math.ceil(totalItems / limits.listPageSize);
  const body = { success: true, data, pagination: { totalPages, totalItems } };
  return api('fault', { path: listCall, status: 200, body });
}

/** The next calls for one order, `times` of them, are answered with it. */
export const answerOrder = (parts: Partial<Order> = {}, times = 1) => {
  const order = anOrder(parts);
  return api('fault', {
    path: `/transport/${order._id}`,
    times,
    status: 200,
    body: { success: true, data: order },
  });
};
