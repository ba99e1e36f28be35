import { type Order, paths } from '@freight/contract';
import { errorAnswer, orderAnswer, orderPageAnswer, ordersAnswer } from '@freight/contract/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { orderTransport } from '#testing/orders.ts';
import { openTestServer, type TestUser } from '#testing/server.ts';

const server = await openTestServer();
const [anna, bo] = [await server.verifiedUser(), await server.verifiedUser()];
const order = await orderTransport(server, anna);

const get = (path: string, user?: TestUser) => fetch(server.url + path, { headers: user?.headers ?? {} });
async function refusal(path: string, user?: TestUser): Promise<[number, string]> {
  const response = await get(path, user);
  return [response.status, errorAnswer.parse(await response.json()).message];
}
async function read(id: string): Promise<Order> {
  return orderAnswer.parse(await (await get(paths.transport(id), anna)).json()).data;
}

describe('reading one order', () => {
  it('finds it by its id and by its number in any spelling [DETAIL-01] [CLIENT-39]', async () => {
    const spellings = [order._id, order._id.toUpperCase(), order.orderId, order.orderId.toLowerCase()];
    for (const id of [...spellings, order.orderId.replaceAll('-', ' ')]) {
      expect((await read(id))._id).toBe(order._id);
    }
  });

  it('asks for an id [DETAIL-02]', async () => {
    expect(await refusal(paths.transport(' '), anna)).toEqual([400, 'Transport ID is required']);
  });

  it('answers 404 alike for foreign and unknown orders, and 401 without a token [LIST-30]', async () => {
    expect(await refusal(paths.transport('0'.repeat(24)), anna)).toEqual([404, 'Transport not found']);
    expect(await refusal(paths.transport('no such order'), anna)).toEqual([404, 'Transport not found']);
    for (const id of [order._id, order.orderId]) {
      expect(await refusal(paths.transport(id), bo)).toEqual([404, 'Transport not found']);
      expect(await refusal(paths.transport(id))).toEqual([401, 'No token']);
    }
  });
});

describe('the list of all orders', () => {
  it('holds the own ones alone [CLIENT-37]', async () => {
    const list = async (user: TestUser) =>
      ordersAnswer.parse(await (await get(paths.transports, user)).json()).data.map(({ _id }) => _id);
    expect(await list(anna)).toContain(order._id);
    expect(await list(bo)).toEqual([]);
    expect(await refusal(paths.transports)).toEqual([401, 'No token']);
  });
});

describe('the pages of orders', () => {
  let carl: TestUser;
  let ids: string[];
  const page = async (query = '', user = carl) => {
    const response = await get(paths.transportsOfUser(user.userId) + query, user);
    expect(response.status).toBe(200);
    return orderPageAnswer.parse(await response.json());
  };
  beforeAll(async () => {
    carl = await server.verifiedUser();
    ids = [];
    for (let index = 0; index < 23; index++) ids.push((await orderTransport(server, carl))._id);
  });

  it('hold 20 orders, the newest first, and count all of them [LIST-23] [LIST-24] [LIST-25] [LIST-26] [LIST-27] [LIST-29] [CLIENT-38]', async () => {
    const first = await page();
    const second = await page('?page=2');
    expect(first.pagination).toEqual({ totalPages: 2, totalItems: 23 });
    expect(first.data.map(({ _id }) => _id)).toEqual([...ids].reverse().slice(0, 20));
    expect(second.data.map(({ _id }) => _id)).toEqual([...ids].reverse().slice(20));
    expect((await page('?page=3')).data).toEqual([]);
  });

  it('can be turned around and cut otherwise [LIST-27]', async () => {
    const { data, pagination } = await page('?sortOrder=asc&limit=5&orderBy=date');
    expect(data.map(({ _id }) => _id)).toEqual(ids.slice(0, 5));
    expect(pagination.totalPages).toBe(5);
    for (const orderBy of ['price', 'status']) {
      expect((await page(`?orderBy=${orderBy}&limit=100`)).data).toHaveLength(23);
    }
  });

  it('are refused to others, without a token and for an invalid id [LIST-28] [LIST-30]', async () => {
    expect(await refusal(paths.transportsOfUser(carl.userId), bo)).toEqual([403, 'Access denied']);
    expect(await refusal(paths.transportsOfUser(carl.userId))).toEqual([401, 'No token']);
    for (const id of ['abc', `${carl.userId}0`, 'g'.repeat(24)]) {
      expect(await refusal(paths.transportsOfUser(id), bo)).toEqual([400, 'Invalid user ID format']);
    }
  });

  it('refuse a query that makes no sense', async () => {
    for (const query of ['page=0', 'page=x', 'limit=101', 'status=lost', 'orderBy=colour', 'sortOrder=up']) {
      expect((await refusal(`${paths.transportsOfUser(carl.userId)}?${query}`, carl))[0]).toBe(400);
    }
  });
});
