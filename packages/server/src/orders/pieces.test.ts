import { type CalculatePriceRequest, type Piece, paths, type Quote } from '@freight/contract';
import {
  errorAnswer,
  orderAnswer,
  priceAnswer,
  quoteAnswer,
  trackingAnswer,
} from '@freight/contract/schemas';
import { postJson } from '@freight/testing/requests';
import { expect, test } from 'vitest';
import {
  anOrderRequest,
  aPriceRequest,
  deliverTransport,
  orderTransport,
  requestQuote,
  sendOrder,
} from '#testing/orders.ts';
import { readPdf } from '#testing/pdf.ts';
import { openTestServer } from '#testing/server.ts';

const server = await openTestServer();
const anna = await server.verifiedUser();

const aPiece = (parts: Partial<Piece> = {}): Piece => ({
  weight: 10,
  sides: { length: 50, width: 40, height: 30 },
  count: 1,
  description: '',
  ...parts,
});
const boxes = aPiece({ count: 2, description: 'Skruvlådor' });
const beam = aPiece({ weight: 31, sides: { length: 400, width: 20, height: 20 }, description: 'Balk' });
const all = [boxes, beam];

const ask = (parts: Partial<CalculatePriceRequest>) =>
  postJson(server, paths.calculatePrice, aPriceRequest(parts));
const priceOf = async (parts: Partial<CalculatePriceRequest>) =>
  priceAnswer.parse(await (await ask(parts)).json()).data.estimatedPrice;

test('pieces of several sizes cost what they weigh and measure together [R4]', async () => {
  const sizes = async (pieces: Piece[]) => priceOf({ pieces });
  // 51 kg, and 0.28 m³, which count as 78.4 kg.
  const together = await sizes(all);
  expect(together).toBe(await sizes([aPiece(), aPiece(), beam]));
  expect(together).toBe(await priceOf({ weight: 51 / 3, volume: 0.28 / 3, dimensions: {}, quantity: 3 }));
  expect(together).toBeGreaterThan(await sizes([boxes]));
  // The documented fields beside them are not added.
  expect(await priceOf({ pieces: all, weight: 1_000, quantity: 9 })).toBe(together);
  // Equal pieces cost the same, however they are told.
  expect(await sizes([aPiece({ count: 4 })])).toBe(
    await priceOf({ weight: 10, dimensions: aPiece().sides, quantity: 4 }),
  );
});

test('a quote has the same price, emissions and days', async () => {
  const { pickupLocation, dropoffLocation } = aPriceRequest();
  const quote = async (more: object): Promise<Quote> => {
    const body = {
      pickup: pickupLocation.coordinates,
      dropoff: dropoffLocation.coordinates,
      weight: 10,
      dimensions: aPiece().sides,
      ...more,
    };
    return quoteAnswer.parse(await (await postJson(server, paths.quote, body)).json()).data;
  };
  const several = await quote({ pieces: all });
  const price = await requestQuote(server, { pieces: all, fuelType: several.fuelType });
  expect(several.fromPrice).toBe(price.estimatedPrice);
  expect(several.dates).toEqual(price.dates);
  const emissions = several.emissions?.find(({ fuelType }) => fuelType === several.fuelType);
  expect(emissions?.kgCo2e).toBe(price.emissions?.kgCo2e);
  expect((await quote({})).fromPrice).toBeLessThan(several.fromPrice);
});

test.each([
  ['none', []],
  ['one without a weight', [aPiece({ weight: 0 })]],
  ['one without a side', [aPiece({ sides: { length: 50, width: 0, height: 30 } })]],
  ['half a piece', [aPiece({ count: 0.5 })]],
  ['too many', [aPiece({ count: 60 }), aPiece({ count: 41 })]],
  ['too many sizes', Array.from({ length: 21 }, (_, index) => aPiece({ weight: index + 1 }))],
  ['too heavy together', [aPiece({ weight: 60_000 }), aPiece({ weight: 40_001 })]],
  ['too large together', [aPiece({ sides: { length: 1_300, width: 1_000, height: 400 }, count: 2 })]],
])('refuses pieces that are %s, in a price and in an order [R4]', async (_, pieces) => {
  const { routeId } = await requestQuote(server);
  for (const answer of [
    await ask({ pieces }),
    await sendOrder(server, anna, anOrderRequest(routeId, { pieces })),
  ]) {
    expect(answer.status).toBe(400);
    expect(errorAnswer.parse(await answer.json()).code).toBe('piecesInvalid');
  }
});

test('refuses a piece that no lorry carries, behind others that fit [R4]', async () => {
  const pieces = [
    aPiece({ sides: { length: 500, width: 200, height: 200 } }),
    { ...beam, sides: { ...beam.sides, length: 1_361 } },
  ];
  expect(errorAnswer.parse(await (await ask({ pieces })).json()).code).toBe('pieceTooLong');
});

test('an order has the pieces that its price was for, and their sums in the documented fields [R4]', async () => {
  const { routeId, estimatedPrice } = await requestQuote(server, { pieces: all });
  const order = async (pieces?: Piece[]) =>
    sendOrder(server, anna, anOrderRequest(routeId, pieces ? { pieces } : {}));
  const refused = async (pieces?: Piece[]) => {
    const answer = await order(pieces);
    expect(answer.status).toBe(400);
    return errorAnswer.parse(await answer.json()).code;
  };
  expect(await refused()).toBe('packageChanged');
  expect(await refused([boxes])).toBe('packageChanged');
  expect(await refused([boxes, { ...beam, weight: 32 }])).toBe('packageChanged');
  expect(await refused([boxes, { ...beam, count: 2 }])).toBe('packageChanged');
  const longer = { ...beam, sides: { length: 20, width: 20, height: 401 } };
  expect(await refused([boxes, longer])).toBe('packageChanged');
  const turned = { ...beam, sides: { length: 20, width: 20, height: 400 } };
  const answer = (await (await order([{ ...boxes, description: '  Skruv \n lådor ' }, turned])).json()) as {
    data: { transport: object };
  };
  expect(answer.data.transport).toMatchObject({
    price: estimatedPrice,
    quantity: 3,
    weight: 17,
    volume: 0.093333,
    dimensions: turned.sides,
    pieces: [{ ...boxes, description: expect.stringMatching(/^Skruv\s+lådor$/) }, turned],
  });
  const single = await requestQuote(server);
  const other = await sendOrder(server, anna, anOrderRequest(single.routeId, { pieces: [boxes] }));
  expect(errorAnswer.parse(await other.json()).code).toBe('packageChanged');
});

test('its customer sees the pieces when following it, strangers without what is in them [R4]', async () => {
  const { orderId, _id } = await orderTransport(server, anna, { pieces: all });
  const follow = async (headers = {}) => {
    const answer = await fetch(server.url + paths.tracking(orderId), { headers });
    return trackingAnswer.parse(await answer.json()).data.pieces;
  };
  expect(await follow(anna.headers)).toEqual(all);
  expect(await follow()).toEqual(all.map((piece) => ({ ...piece, description: '' })));
  const read = await fetch(server.url + paths.transport(_id), { headers: anna.headers });
  expect(orderAnswer.parse(await read.json()).data.pieces).toEqual(all);
});

test('the waybill has a page for each piece, with its own measures and the sums [R4]', async () => {
  const { waybill = '' } = await deliverTransport(server, anna, { pieces: all });
  const answer = await fetch(server.url + paths.waybill(waybill), { headers: anna.headers });
  const { pages, text } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  expect(pages).toBe(3);
  const first = 'Skruvlådor: Bygg och anläggning, Verktyg och järnvaror Kolli 1 av 3 Vikt 10 kg';
  expect(text).toContain(first);
  expect(text).toContain(first.replace('1 av 3', '2 av 3'));
  expect(text).toContain(
    'Kolli 3 av 3 Vikt 31 kg Volym 0,16 m³ Mått (L × B × H) 400 × 20 × 20 cm av 51 kg av 0,28 m³',
  );
  for (const page of [1, 2, 3]) expect(text).toContain(`Sida ${page} av 3`);
});
