import { type AdditionalData, idempotencyHeader, longestReference, paths } from '@freight/contract';
import { postJson } from '@freight/testing/requests';
import { expect, test } from 'vitest';
import { anOrderRecord } from '#testing/orderRecords.ts';
import { anOrderRequest, deliverTransport, orderTransport, requestQuote } from '#testing/orders.ts';
import { readPdf } from '#testing/pdf.ts';
import { openTestServer, type TestUser } from '#testing/server.ts';
import { eventsOf } from '#webhooks/orderEvents.ts';

const server = await openTestServer();

const reference = 'Köp 4711/B (jul)';

async function read(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ data: Record<string, unknown> }> {
  const response = await fetch(server.url + path, { headers });
  return (await response.json()) as { data: Record<string, unknown> };
}
async function textOf(path: string, { headers }: TestUser) {
  const response = await fetch(server.url + path, { headers });
  return (await readPdf(new Uint8Array(await response.arrayBuffer()))).text;
}
async function order(parts: Partial<AdditionalData>, key = crypto.randomUUID()) {
  const user = await server.verifiedUser();
  const { routeId } = await requestQuote(server);
  const headers = { ...user.headers, [idempotencyHeader]: key };
  const send = (more: Partial<AdditionalData> = {}) =>
    postJson(server, paths.createFromRoute(routeId), anOrderRequest(routeId, { ...parts, ...more }), headers);
  return { user, send };
}

test('an order returns the reference of the page, trimmed, to its customer alone [Q2]', async () => {
  const user = await server.verifiedUser();
  const placed = await orderTransport(server, user, { reference: `  ${reference} ` });
  expect(placed.reference).toBe(reference);
  expect((await read(paths.transport(placed._id), user.headers)).data['reference']).toBe(reference);
  expect((await read(paths.tracking(placed.orderId), user.headers)).data['reference']).toBe(reference);
  const visitor = await fetch(server.url + paths.tracking(placed.orderId));
  expect(visitor.status).toBe(200);
  expect(await visitor.text()).not.toContain('4711');
  const other = await orderTransport(server, user);
  expect(Object.keys((await read(paths.transport(other._id), user.headers)).data)).not.toContain('reference');
});

test('waybill, invoice and mails have the reference of the page, and the mail to the recipient has not [Q2]', async () => {
  const user = await server.verifiedUser({ mailChoices: ['onTheWay', 'delivered'], language: 'sv' });
  const email = `bo-${user.email}`;
  const receiverContactInfo = { name: 'Bo Mottagare', phoneNr: '+46 70 174 06 20', email };
  const placed = await deliverTransport(server, user, { reference, receiverContactInfo });
  expect(await textOf(paths.waybill(placed.waybill ?? ''), user)).toContain(reference);
  expect(await textOf(paths.invoice(placed.orderId), user)).toContain(reference);
  const mails = await server.mails();
  const own = mails.filter(({ to }) => to === user.email);
  expect(own.filter(({ text }) => text.includes(placed.orderId)).length).toBeGreaterThan(1);
  for (const { text } of own.filter((mail) => mail.text.includes(placed.orderId)))
    expect(text).toContain(`Er referens: ${reference}`);
  const toRecipient = mails.filter(({ to }) => to === email);
  expect(toRecipient.length).toBeGreaterThan(0);
  expect(toRecipient.map(({ text }) => text).join()).not.toContain('4711');
});

test('the longest reference stays within the documents [Q2]', async () => {
  const long = 'Wareneingang 4711 Mitte/Nord, Regal 12, Fach 3, Palette 9 (Eile)';
  expect(long).toHaveLength(longestReference);
  const user = await server.verifiedUser();
  const placed = await deliverTransport(server, user, { reference: long });
  for (const path of [paths.waybill(placed.waybill ?? ''), paths.invoice(placed.orderId)])
    expect((await textOf(path, user)).replace(/\s+/g, ' ')).toContain('Palette 9 (Eile)');
});

test.each([
  ['too long', 'x'.repeat(longestReference + 1)],
  ['empty', ' '],
  ['markup', '<b>4711</b>'],
  ['a line break', '4711\n12'],
  ['a sign at its beginning', '-4711'],
])('refuses a reference that is %s [Q2]', async (_name, wrong) => {
  const { send } = await order({ reference: wrong });
  const response = await send();
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'fieldInvalid' });
});

test('the same key with another reference is another order, and without one as before [Q2]', async () => {
  const { send } = await order({ reference });
  expect((await send()).status).toBe(201);
  expect((await send()).status).toBe(200);
  expect((await send({ reference: 'Another' })).status).toBe(409);
});

test('events of webhooks have the reference, and no empty one [Q2]', () => {
  const named = eventsOf(anOrderRecord({ reference }));
  expect(named.length).toBeGreaterThan(0);
  for (const { data } of named) expect(data['reference']).toBe(reference);
  for (const { data } of eventsOf(anOrderRecord())) expect(Object.keys(data)).not.toContain('reference');
});

test('the API announces that it takes references [Q2]', async () => {
  expect((await read(paths.capabilities)).data['references']).toEqual({ version: 1 });
});
