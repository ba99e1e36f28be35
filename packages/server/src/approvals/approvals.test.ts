import { approvalLimits, paths } from '@freight/contract';
import {
  approvalAnswer,
  approvalsAnswer,
  createAnswer,
  errorAnswer,
  newApprovalAnswer,
} from '@freight/contract/schemas';
import { call } from '@freight/server/testing';
import { describe, expect, test } from 'vitest';
import { approvals } from '#db/schema/approvals.ts';
import { openOnPostgres } from '#testing/onPostgres.ts';
import { anOrderRequest, requestQuote, sendOrder, sendOrderPatiently } from '#testing/orders.ts';
import { openTestServer, type TestServer, type TestUser } from '#testing/server.ts';

const order = { draft: { recipientDetails: { name: 'Bo Mottagare' } }, price: 489 };
const day = 24 * 3_600_000;

async function sendAway(server: TestServer, { headers }: TestUser) {
  const answer = await call(server, 'POST', paths.approvals, { headers, body: { order } });
  expect(answer.status).toBe(201);
  return newApprovalAnswer.parse(answer.body).data;
}
const list = async (server: TestServer, { headers }: TestUser) =>
  approvalsAnswer.parse((await call(server, 'GET', paths.approvals, { headers })).body).data;
const open = (server: TestServer, { headers }: TestUser, token: string) =>
  call(server, 'POST', paths.approvalOpening, { headers, body: { token } });
const withdraw = (server: TestServer, { headers }: TestUser, id: string) =>
  call(server, 'DELETE', paths.approval(id), { headers });
const codeOf = ({ body }: { body: unknown }) => errorAnswer.parse(body).code;

async function place(server: TestServer, user: TestUser, approval: string, key?: string) {
  const { routeId } = await requestQuote(server);
  const response = await sendOrder(server, user, anOrderRequest(routeId, { approval }), key);
  return { status: response.status, body: (await response.json()) as unknown };
}

describe.each(['embedded', 'PostgreSQL'])('on the %s database', async (kind) => {
  const server = kind === 'embedded' ? await openTestServer() : (await openOnPostgres()).server;
  const people = async () => [await server.verifiedUser(), await server.verifiedUser()] as const;

  test('an order that one has filled in is placed by another, once, and both see it [R5]', async () => {
    const [erik, anna] = await people();
    const { id, token } = await sendAway(server, erik);
    expect(await list(server, anna)).toEqual([]);
    const opened = approvalAnswer.parse((await open(server, anna, token)).body).data;
    expect(opened).toMatchObject({ id, isOwn: false, state: 'waiting', order });
    expect(opened).not.toHaveProperty('token');
    const placed = await place(server, anna, token);
    expect(placed.status).toBe(201);
    const { orderId } = createAnswer.parse(placed.body).data.transport;
    for (const [person, isOwn] of [
      [erik, true],
      [anna, false],
    ] as const) {
      const [entry] = await list(server, person);
      expect(entry).toMatchObject({ id, isOwn, state: 'ordered', orderId });
      // Nothing of the recipient is left.
      expect(entry).not.toHaveProperty('order');
    }
    expect(codeOf(await open(server, anna, token))).toBe('approvalNotFound');
    const again = await place(server, erik, token);
    expect([again.status, codeOf(again)]).toEqual([409, 'approvalEnded']);
    expect((await withdraw(server, erik, id)).status).toBe(409);
  });

  test('twenty who place it at once make one order [R5]', async () => {
    const [erik, anna] = await people();
    const { token } = await sendAway(server, erik);
    const { routeId } = await requestQuote(server);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        sendOrderPatiently(
          server,
          index % 2 ? erik : anna,
          anOrderRequest(routeId, { approval: token }),
          `k-${index}`,
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array.from({ length: 19 }, () => 409),
    ]);
  });
});

describe('a link', async () => {
  const server = await openTestServer();
  const [erik, anna] = [await server.verifiedUser(), await server.verifiedUser()];

  test('is withdrawn by its sender alone, and then leads nowhere [R5]', async () => {
    const { id, token } = await sendAway(server, erik);
    expect((await withdraw(server, anna, id)).status).toBe(404);
    expect(approvalAnswer.parse((await withdraw(server, erik, id)).body).data.state).toBe('withdrawn');
    // The answer to the first call may have been lost.
    expect((await withdraw(server, erik, id)).status).toBe(200);
    expect((await open(server, anna, token)).status).toBe(404);
    expect(codeOf(await place(server, anna, token))).toBe('approvalEnded');
    expect((await open(server, anna, 'never-given-to-anybody')).status).toBe(404);
  });

  test('is not used up by an order that is refused, nor by the same order sent again [R5]', async () => {
    const { token } = await sendAway(server, erik);
    const { routeId } = await requestQuote(server);
    const tooMuch = await sendOrder(server, anna, anOrderRequest(routeId, { approval: token, weight: 500 }));
    expect(tooMuch.status).toBe(400);
    const request = anOrderRequest(routeId, { approval: token });
    expect((await sendOrder(server, anna, request, 'the-same')).status).toBe(201);
    expect((await sendOrder(server, anna, request, 'the-same')).status).toBe(200);
  });

  test('ends by itself, and what it carried is deleted [R5]', async () => {
    const own = await openTestServer();
    const sender = await own.verifiedUser();
    const { token, endsAt } = await sendAway(own, sender);
    expect(Date.parse(endsAt) - Date.now()).toBeGreaterThan((approvalLimits.days - 1) * day);
    await own.advance(approvalLimits.days * day + 1);
    expect(codeOf(await open(own, await own.verifiedUser(), token))).toBe('approvalNotFound');
    const stored = () => own.database.db.select().from(approvals);
    await expect.poll(async () => (await stored())[0]?.order).toBeNull();
    await own.advance(31 * day);
    await expect.poll(stored).toEqual([]);
  });

  test('carries no more than an order can be, and a customer has no more than anybody needs', async () => {
    const sender = await server.verifiedUser();
    const large = { order: { text: 'x'.repeat(approvalLimits.order) } };
    expect(
      (await call(server, 'POST', paths.approvals, { headers: sender.headers, body: large })).status,
    ).toBe(400);
    const waiting = await Promise.all(
      Array.from({ length: approvalLimits.waiting + 5 }, () =>
        call(server, 'POST', paths.approvals, { headers: sender.headers, body: { order } }),
      ),
    );
    expect(waiting.filter(({ status }) => status === 201)).toHaveLength(approvalLimits.waiting);
    expect(waiting.filter(({ status }) => status === 409)).toHaveLength(5);
  });
});
