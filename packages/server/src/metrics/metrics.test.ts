import { attemptOutcomes, changeStates, paths } from '@freight/contract';
import { claimAnswer } from '@freight/contract/schemas';
import { call, deliverTransport, openTestServer, orderTransport } from '@freight/server/testing';
import { expect, test } from 'vitest';
import { laterDay, sendChange } from '#testing/changes.ts';
import { sendClaim } from '#testing/claims.ts';
import { guide } from '#testing/guide.ts';
import { connectLive } from '#testing/liveClient.ts';

const metricsToken = 'a token for the monitoring alone';
const server = await openTestServer({ metricsToken });

const ask = (headers: Record<string, string> = {}) => fetch(`${server.url}/metrics`, { headers });

/** The figures by their names and labels, as Prometheus reads them; those of the database are as old as five seconds. */
async function figures(): Promise<Map<string, number>> {
  server.passTime(6_000);
  const answer = await ask({ authorization: `Bearer ${metricsToken}` });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]));
}

const promises = async (state: 'kept' | 'missed') =>
  (await figures()).get(`freight_promises{state="${state}"}`) ?? 0;

test('serves metrics only with their token, and answers 404 if no token is set', async () => {
  for (const authorization of ['', 'Bearer wrong', `Basic ${metricsToken}`]) {
    const answer = await ask(authorization === '' ? {} : { authorization });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ success: false, message: 'No token', code: 'noToken' });
  }
  const anna = await server.verifiedUser();
  expect((await ask(anna.headers)).status).toBe(401);
  const without = await openTestServer();
  expect((await call(without, 'GET', '/metrics')).status).toBe(404);
});

test('the figures move with what people do, and name routes, never addresses', async () => {
  const anna = await server.verifiedUser();
  const before = await figures();
  const order = await orderTransport(server, anna);
  await connectLive(server, { token: anna.token });
  await call(server, 'GET', paths.tracking(order.orderId));
  await call(server, 'GET', paths.transport('unknown'), { headers: anna.headers });
  await call(server, 'GET', '/not/there/at/all');

  const after = await figures();
  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  const requests = (method: string, route: string, status: number) =>
    grown(`freight_http_request_seconds_count{method="${method}",route="${route}",status="${status}"}`);
  expect(requests('POST', `${paths.transports}/create-from-route/:routeId`, 201)).toBe(1);
  expect(requests('GET', `${paths.transports}/:id`, 404)).toBe(1);
  expect(grown('freight_sockets')).toBe(1);
  expect(after.get('freight_orders_under_way{status="pending_queue"}')).toBe(1);
  expect(after.get('freight_database_up')).toBe(1);
  expect(after.get('freight_orders_waiting')).toBe(0);
  expect(after.get('freight_passwords_waiting')).toBe(0);
  expect(after.get('process_resident_memory_bytes')).toBeGreaterThan(0);
  const text = [...after.keys()].join('\n');
  for (const personal of [order.orderId, order._id, anna.email, anna.userId, 'not/there']) {
    expect(text).not.toContain(personal);
  }
});

test('counts the deliveries that kept the first promise, and how late the others came [K1]', async () => {
  const anna = await server.verifiedUser();
  await orderTransport(server, anna);
  const late = await orderTransport(server, anna);
  await server.delay(late.orderId, { before: 'inTransit', minutes: 240, reason: 'vehicle' });
  const [kept, missed] = [await promises('kept'), await promises('missed')];
  await server.advance(20 * 60 * 60_000);
  expect(await promises('missed')).toBe(missed + 1);
  // Orders of the tests before are delivered as well.
  expect(await promises('kept')).toBeGreaterThan(kept);
  const after = await figures();
  expect(after.get('freight_late_minutes{quantile="0.5"}')).toBe(0);
  const most = after.get('freight_late_minutes{quantile="0.95"}') ?? 0;
  expect(most).toBeGreaterThan(60);
  expect(most).toBeLessThan(240);
});

test('counts the claims by state [K6]', async () => {
  const anna = await server.verifiedUser();
  const order = await deliverTransport(server, anna);
  const send = async (key: string) => {
    const { body } = await sendClaim(server, { order: order._id, key }, anna);
    return claimAnswer.parse(body).data.caseNumber;
  };
  await send('the first attempt');
  await server.answerClaim(await send('the second attempt'), 'declined', 'No.');
  const read = async () => {
    const all = await figures();
    return ['received', 'inReview', 'accepted', 'declined'].map((state) =>
      all.get(`freight_claims{state="${state}"}`),
    );
  };
  expect(await read()).toEqual([1, 0, 0, 1]);
});

test('counts the changes of orders by state [K4]', async () => {
  const anna = await server.verifiedUser();
  const order = await orderTransport(server, anna);
  await sendChange(server, { order: order._id }, {}, anna);
  await server.decideChanges();
  const instructions = { kind: 'instructions', text: 'Ring the lower bell' } as const;
  const next = { seen: 2, key: 'the second attempt', change: instructions };
  await sendChange(server, { order: order._id }, next, anna);
  const read = async () => {
    const all = await figures();
    return changeStates.map((state) => all.get(`freight_changes{state="${state}"}`));
  };
  expect(await read()).toEqual([1, 1, 0, 0]);
});

test('every figure that the guide explains and warns of exists', async () => {
  // The figure of orders is there while one is under way, which the tests before may have delivered.
  await orderTransport(server, await server.verifiedUser());
  const names = new Set([...(await figures()).keys()].map((name) => name.replace(/\{.*/, '')));
  const [, section = ''] = guide.split('\n## Metrics\n');
  const [text = ''] = section.split('\n## ');
  const explained = text.match(/\b(?:freight|nodejs|process)_\w+[a-z]\b/g) ?? [];
  expect(explained.length).toBeGreaterThan(15);
  // The embedded database has no connections, and Prometheus turns a histogram into three figures.
  const elsewhere = ['freight_database_connections', 'freight_http_request_seconds'];
  expect([...new Set(explained)].filter((name) => !names.has(name) && !elsewhere.includes(name))).toEqual([]);
});

test('counts the day that the customer asked for as the promise [K4]', async () => {
  const anna = await server.verifiedUser();
  const missed = () => promises('missed');
  const kept = () => promises('kept');
  const [missedBefore, keptBefore] = [await missed(), await kept()];
  const order = await orderTransport(server, anna);
  const change = { kind: 'otherDay', day: laterDay(server, 3) } as const;
  await sendChange(server, { order: order._id }, { change }, anna);
  await server.decideChanges();
  await server.advance(5 * 24 * 60 * 60_000);
  expect(await kept()).toBeGreaterThan(keptBefore);
  expect(await missed()).toBe(missedBefore);
});

test('counts the attempts at the door of the last hour by outcome [K5]', async () => {
  const anna = await server.verifiedUser();
  const read = async () => {
    const all = await figures();
    return attemptOutcomes.map((outcome) => all.get(`freight_handover_attempts{outcome="${outcome}"}`) ?? 0);
  };
  const [delivered = 0, failed = 0] = await read();
  await server.failAttempt((await orderTransport(server, anna)).orderId);
  expect(await read()).toEqual([delivered, failed + 1]);
});
