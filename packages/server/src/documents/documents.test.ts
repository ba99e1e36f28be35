import { type Order, paths } from '@freight/contract';
import { errorAnswer } from '@freight/contract/schemas';
import { describe, expect, test } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { type OrderRecord, orders } from '#db/schema/orders.ts';
import { anOrderRecord } from '#testing/orderRecords.ts';
import { deliverTransport, orderTransport } from '#testing/orders.ts';
import { readPdf } from '#testing/pdf.ts';
import { openTestServer, type TestUser } from '#testing/server.ts';
import { code128, qrCode, type Symbol2d } from './barcodes.ts';

const server = await openTestServer();
const [anna, bo] = [await server.verifiedUser(), await server.verifiedUser()];
const order = await deliverTransport(server, anna);

const get = (path: string, user?: TestUser) => fetch(server.url + path, { headers: user?.headers ?? {} });
const waybillPath = (of: Order = order) => paths.waybill(of.waybill ?? '');

async function read(path: string, user = anna) {
  const response = await get(path, user);
  expect(response.status).toBe(200);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { headers: response.headers, bytes, ...(await readPdf(bytes)) };
}
async function refusal(path: string, user?: TestUser): Promise<[number, string]> {
  const response = await get(path, user);
  return [response.status, errorAnswer.parse(await response.json()).message];
}
/** Changes a stored order in ways the API does not allow. */
async function change(parts: Partial<OrderRecord>): Promise<Order> {
  const changed = await deliverTransport(server, anna);
  await server.database.db.update(orders).set(parts).where(eq(orders.id, changed._id));
  return changed;
}
/** Amounts such as `1 234,50 kr`, in öre. */
const amountsIn = (text: string): number[] =>
  [...text.matchAll(/(\d{1,3}(?: \d{3})*),(\d\d) kr/g)].map(([, kronor = '', ore]) =>
    Number(kronor.replaceAll(' ', '') + ore),
  );

describe('the waybill', () => {
  test('is a PDF of one page for its own customer, found by its number in any spelling [DOCS-02]', async () => {
    const { headers, pages, title, author, bytes } = await read(waybillPath());
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(`inline; filename="${order.waybill}.pdf"`);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect({ pages, title, author }).toEqual({
      pages: 1,
      title: `Fraktsedel ${order.waybill}`,
      author: 'Exempelfrakt',
    });
    expect((await read(paths.waybill(` ${order.waybill?.toLowerCase()} `))).bytes).toEqual(bytes);
  });

  test('contains sender, recipient, goods, route and dates, and a note that it is a sample', async () => {
    const { text } = await read(waybillPath());
    for (const part of [
      order.orderId,
      'Avsändare Anna Exempel 652 24 Karlstad (59.3793, 13.5036) Vägbeskrivning: Storgatan 12, 652 24 Karlstad, Sverige +46 70 000 00 01',
      'Mottagare Bo Mottagare 111 34 Stockholm (59.3374, 18.0601) Vägbeskrivning: Sveavägen 44, 111 34 Stockholm, Sverige +46 70 174 06 20',
      'Bygg och anläggning, Verktyg och järnvaror',
      'Kolli 1 Vikt 12,5 kg Volym 0,06 m³ Mått (L × B × H) 50 × 40 × 30 cm',
      'Till föraren Ring på porten',
      'Levererad',
      order.vehicle?.registrationNr ?? '',
      'Exempeldata: ingen verklig transport.',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/\d,\d km/);
    expect(text).not.toContain('ÖMTÅLIGT');
  });

  test('draws the order number as Code 128 and as QR code', async () => {
    const { shapes } = await read(waybillPath());
    const expected = (symbol: Symbol2d, unit: number, height: number) =>
      symbol.dark.map((dark) => [dark.x, dark.y, dark.width, dark.height * (height / unit)]);
    const drawn = (symbol: Symbol2d, width: number) => {
      const shape = shapes.find(({ length }) => length === symbol.dark.length) ?? [];
      const unit = width / symbol.width;
      const [left, top] = [Math.min(...shape.map(({ x }) => x)), Math.min(...shape.map(({ y }) => y))];
      return shape.map(({ x, y, width: across, height }) =>
        [x - left, y - top, across, height].map((value) => Math.round((value / unit) * 10) / 10),
      );
    };
    const bars = code128(order.orderId);
    expect(drawn(bars, 270).map(([x, , width]) => [x, width])).toEqual(
      bars.dark.map(({ x, width }) => [x, width]),
    );
    const qr = qrCode(order.orderId);
    expect(drawn(qr, 116)).toEqual(expected(qr, 1, 1));
  });

  test('gives screen readers its title, its texts and the content of the barcodes [L22]', async () => {
    const { tags } = await read(waybillPath());
    expect(tags.slice(0, 3).map(({ role }) => role)).toEqual(['Document', 'P', 'H1']);
    expect(tags.filter(({ role }) => role === 'Figure')).toEqual([
      { role: 'Figure', alt: `Streckkod: ${order.orderId}` },
      { role: 'Figure', alt: `QR-kod: ${order.orderId}` },
    ]);
    expect(tags.filter(({ role }) => role === 'P').length).toBeGreaterThan(30);
  });

  test('does not exist before the order is confirmed', async () => {
    const fresh = await orderTransport(server, anna);
    expect(fresh.waybill).toBeUndefined();
    expect(fresh.invoiceNumber).toBeUndefined();
    const waybill = `WB-${fresh.orderId.replaceAll('-', '')}`;
    expect(await refusal(paths.waybill(waybill), anna)).toEqual([404, 'Waybill not found']);
    expect(await refusal(paths.invoice(fresh._id), anna)).toEqual([
      404,
      'The invoice is made when the order is confirmed',
    ]);
  });

  test('draws what can be drawn of any text, on one page', async () => {
    const goods = {
      packageType: 'fragile',
      packageSubType: 'x'.repeat(100),
      quantity: 1000,
      weight: 100_000,
      volume: 999.999,
      dimensions: { length: 1e21, width: 123456.789, height: 3 },
      specialInstruction: `Lyft\nförsiktigt ${'mycket '.repeat(280)}`,
      fragile: true,
    };
    const name = `Iwan Иван 山田 \u202E\u0301 Müller-Åß ${'W'.repeat(150)}`;
    const wild = await change({ goods, receiver: { name, email: 'e'.repeat(250), phoneNr: '9'.repeat(40) } });
    const { pages, text } = await read(waybillPath(wild));
    expect(pages).toBe(1);
    expect(text).toContain('Iwan Иван ShanTian Müller-Åß W');
    expect(text).toContain('ÖMTÅLIGT');
    expect(text).toContain('Lyft försiktigt mycket');
    expect(text).toContain('…');
    expect((await read(paths.invoice(wild._id))).pages).toBe(1);
  });
});

describe('the invoice', () => {
  test('is a PDF for its own customer, by the id and by the number of the order', async () => {
    const { headers, text, title, pages, bytes } = await read(paths.invoice(order._id));
    const number = `F-${order.orderId.replaceAll('-', '')}`;
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(`inline; filename="${number}.pdf"`);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect({ pages, title }).toEqual({ pages: 1, title: `Faktura ${number}` });
    expect(order.invoiceNumber).toBe(number);
    for (const part of [
      number,
      order.orderId,
      'Kund Anna Exempel Storgatan 12 652 24 Karlstad',
      'Betald med kort',
      'Grundpris',
      'Moms 25 %',
      'inget att betala',
    ]) {
      expect(text).toContain(part);
    }
    expect((await read(paths.invoice(order.orderId.toLowerCase()))).bytes).toEqual(bytes);
  });

  test('adds up: lines to the net, net and VAT to the price of the order', async () => {
    const { text } = await read(paths.invoice(order._id));
    const [base = 0, distance = 0, service = 0, net = 0, vat = 0, total = 0, ...more] = amountsIn(text);
    expect(more).toEqual([]);
    expect(total).toBe(Math.round(order.price * 100));
    expect(net + vat).toBe(total);
    expect(base + distance + service).toBe(net);
    expect(base).toBe(11_920);
  });

  test('names the chargeable weight of all pieces, which is what was charged [T9]', async () => {
    const { goods } = anOrderRecord();
    const one = await change({ goods });
    expect((await read(paths.invoice(one._id))).text).toContain('fraktdragande vikt 16,8 kg');
    const three = await change({ goods: { ...goods, quantity: 3 } });
    expect((await read(paths.invoice(three._id))).text).toContain('fraktdragande vikt 50,4 kg');
  });

  test('says that the goods went with a lorry that would have driven empty', async () => {
    const run = { id: 'r', from: 'Karlstad', to: 'Uppsala', date: '2026-12-03', pickupAt: '', places: 1 };
    const order = await change({ emptyRun: { ...run, saves: { price: 214, kgCo2e: 0.4 } } });
    const { text } = await read(paths.invoice(order._id));
    expect(text.replace(/\s+/g, ' ')).toContain('lastbil som annars kört tom från Karlstad till Uppsala');
    const usual = await change({ emptyRun: null });
    expect((await read(paths.invoice(usual._id))).text).not.toContain('kört tom');
  });

  test('has one line when the parts of a price are not known, and a day to pay what is not paid', async () => {
    const old = await change({ priceParts: null, priceOre: 100_001, paymentStatus: 'pending' });
    const { text } = await read(paths.invoice(old._id));
    expect(amountsIn(text)).toEqual([80_001, 80_001, 20_000, 100_001]);
    expect(text).toContain('Förfallodatum');
    expect(text).toContain('Obetald');
  });

  test('names the seller of the settings and is no sample outside the demo', async () => {
    const seller = {
      name: 'Kajfrakt AB',
      address: 'Kajen 1, 652 24 Karlstad',
      organisationNumber: '999999-9998',
      vatNumber: 'SE999999999801',
      email: 'hej@example.com',
    };
    const real = await openTestServer({ demo: false, seller });
    const user = await real.verifiedUser();
    const { _id } = await deliverTransport(real, user);
    const response = await fetch(real.url + paths.invoice(_id), { headers: user.headers });
    const { text } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(text).toContain('Kajfrakt AB · Kajen 1, 652 24 Karlstad · hej@example.com');
    expect(text).not.toMatch(/Exempel(data|frakt)/);
  });
});

describe('the waybill and the invoice', () => {
  test('are the same bytes every time', async () => {
    for (const path of [waybillPath(), paths.invoice(order._id)]) {
      expect((await read(path)).bytes).toEqual((await read(path)).bytes);
    }
  });

  test('are refused without a token, and answer 404 to other customers [DOCS-02]', async () => {
    expect(await refusal(waybillPath())).toEqual([401, 'No token']);
    expect(await refusal(paths.invoice(order._id))).toEqual([401, 'No token']);
    expect(await refusal(waybillPath(), bo)).toEqual([404, 'Waybill not found']);
    for (const id of [order._id, order.orderId, '0'.repeat(24), 'no such order']) {
      expect(await refusal(paths.invoice(id), bo)).toEqual([404, 'Invoice not found']);
    }
    for (const waybill of ['WB-NOTHING', ' ', '../../etc', 'x'.repeat(90)]) {
      expect(await refusal(paths.waybill(waybill), anna)).toEqual([404, 'Waybill not found']);
    }
  });
});
