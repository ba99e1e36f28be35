import { finalStatuses, type Order, orderStatuses, paths } from '@freight/contract';
import { orderPageAnswer, tokenAnswer } from '@freight/contract/schemas';
import { postJson } from '@freight/testing/requests';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { demoFacts } from '#demo/demoFacts.ts';

import { openTestServer } from '#testing/server.ts';

/** The demo customer has orders in every status, so each filter has orders to match and to leave out. */
const server = await openTestServer({}, { demoData: true });
const { email, password } = await demoFacts(server.database);
const answer = await postJson(server, paths.login, { email, password, role: 'user' });
const token = tokenAnswer.parse(await answer.json()).token;

async function list(query: string): Promise<Order[]> {
  const path = paths.transportsOfUser(String(decodeJwt(token)['userId']));
  const response = await fetch(`${server.url}${path}?limit=100&${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return orderPageAnswer.parse(await response.json()).data;
}
const statuses = (orders: Order[]) => new Set(orders.map(({ status }) => status));

describe('the filters of the list', () => {
  it('show every status without a filter [LIST-04] [STATUS-01]', async () => {
    expect(statuses(await list('status=all'))).toEqual(new Set(orderStatuses));
  });

  it('show as active what is not over, held up or escalated included [LIST-02]', async () => {
    const finals: readonly string[] = finalStatuses;
    const expected = orderStatuses.filter((status) => !finals.includes(status));
    expect(statuses(await list('status=active'))).toEqual(new Set(expected));
  });

  it('show as delivered what is over, whether it arrived, was cancelled, failed or came back [LIST-03] [L9]', async () => {
    expect(statuses(await list('status=delivered'))).toEqual(
      new Set(['delivered', 'completed', 'cancelled', 'failed', 'returned']),
    );
  });

  it('sort by price and by the place of the status in the life of an order', async () => {
    const prices = (await list('orderBy=price&sortOrder=asc')).map(({ price }) => price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const places = (await list('orderBy=status&sortOrder=desc')).map(({ status }) =>
      orderStatuses.indexOf(status),
    );
    expect(places).toEqual([...places].sort((a, b) => b - a));
  });
});
