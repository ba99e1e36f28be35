import { paths } from '@freight/contract';
import { expect, test } from 'vitest';
import { connectLive } from '#testing/liveClient.ts';
import { orderTransport } from '#testing/orders.ts';
import { readPdf } from '#testing/pdf.ts';
import { openTestServer } from '#testing/server.ts';

/** The amounts of a document in öre, in the order in which they are printed. */
const oreIn = (text: string) =>
  [...text.matchAll(/([-−]?)(\d[\d\s]*),(\d\d)\s*kr/g)].map(
    ([, sign, kronor = '', ore = '']) => (sign ? -1 : 1) * Number(kronor.replace(/\s/g, '') + ore),
  );

test('the invoice of an order that is cancelled after it becomes a credit note without a delivery [L21] [T9]', async () => {
  const server = await openTestServer();
  const anna = await server.verifiedUser();
  const order = await orderTransport(server, anna);
  const read = async () => {
    const response = await fetch(server.url + paths.invoice(order._id), { headers: anna.headers });
    expect(response.status).toBe(200);
    return readPdf(new Uint8Array(await response.arrayBuffer()));
  };
  await server.advance(4 * 60_000);
  const invoice = (await read()).text;
  expect(invoice).toContain('Beräknad leverans');

  const client = await connectLive(server, { token: anna.token });
  expect(await client.ask('cancelTransport', { orderId: order._id })).toMatchObject({ success: true });
  const { text, title, pages } = await read();
  const number = `F-${order.orderId.replaceAll('-', '')}`;
  expect([title, pages]).toEqual([`Kreditfaktura K${number}`, 1]);
  for (const part of [
    'Kreditfaktura',
    `Krediterar faktura ${number}`,
    'Avbokad',
    'Återbetald',
    'Att kreditera',
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/Beräknad leverans|Förfallodatum|Levererad/);
  // Lines, net, VAT and total: each with the other sign, so that the VAT is taken back as well.
  const charged = oreIn(invoice);
  expect(charged).toHaveLength(6);
  expect(charged.at(-1)).toBe(Math.round(order.price * 100));
  expect(oreIn(text)).toEqual(charged.map((ore) => -ore));
});
