import { openTestServer } from '@freight/server/testing';
import { expect, test } from 'vitest';
import { orderTransport } from '#testing/orders.ts';
import { isAnyOf } from './isAnyOf.ts';
import { orders } from './schema/orders.ts';

test('looks for more orders than a statement has parameters, on either database [F25]', async () => {
  const { database, verifiedUser, url } = await openTestServer();
  const { _id } = await orderTransport({ url }, await verifiedUser());
  const followed = [...Array.from({ length: 70_000 }, (_, index) => `nobody's ${index}`), _id, 'a,"b"}\\'];
  const found = await database.db.select({ id: orders.id }).from(orders).where(isAnyOf(orders.id, followed));
  expect(found).toEqual([{ id: _id }]);
  expect(await database.db.select().from(orders).where(isAnyOf(orders.id, []))).toEqual([]);
});
