import { additionalData, calculatePriceRequest } from '@freight/contract/schemas';
import { expect, test } from 'vitest';
import { aDraft } from '#testing/drafts.ts';
import { orderRequestOf } from './orderPayload.ts';
import { readPieces } from './pieces.ts';
import { checkedPriceRequest, priceInputOf } from './pricePayload.ts';
import { allPieces } from './sentPieces.ts';

const { packageDetails } = aDraft();
const beam = { weight: 31, sides: { length: 400, width: 20, height: 20 }, count: 1, description: 'Balk' };
const own = { weight: 12.5, sides: { length: 50, width: 40, height: 30 }, count: 2, description: 'Lådor' };
/** With a field of the page's own. */
const ofPage = { ...beam, id: 'p1' };
const draft = aDraft({
  packageDetails: { ...packageDetails, description: ' Lådor ' },
  count: 2,
  otherPieces: [ofPage],
});

test('a single piece is sent as documented, without `pieces` [R4]', () => {
  for (const single of [aDraft(), aDraft({ count: 1, otherPieces: [] }), aDraft({ count: 0 })]) {
    expect(allPieces(single)).toBeUndefined();
    expect(checkedPriceRequest(priceInputOf(single))).not.toHaveProperty('pieces');
    expect(orderRequestOf(single, '').additionalData).not.toHaveProperty('pieces');
  }
});

test('several are sent with the price and with the order, beside their sums, as the contract accepts them [R4]', () => {
  const sums = { quantity: 3, weight: 56 / 3, volume: 0.28 / 3, dimensions: beam.sides };
  const close = {
    ...sums,
    weight: expect.closeTo(sums.weight, 5),
    volume: expect.closeTo(sums.volume, 5),
    pieces: [own, beam],
  };
  expect(priceInputOf(draft).pieces).toEqual([own, beam]);
  expect(calculatePriceRequest.parse(checkedPriceRequest(priceInputOf(draft)))).toMatchObject(close);
  const { additionalData: sent } = orderRequestOf(draft, '2026-11-29T08:00:00Z');
  expect(additionalData.parse(sent)).toMatchObject(close);
  expect(allPieces(aDraft({ count: 4 }))).toHaveLength(1);
});

test('a long description is cut to what the API takes [R4]', () => {
  const description = 'x'.repeat(500);
  const [first] = allPieces(aDraft({ packageDetails: { ...packageDetails, description }, count: 2 })) ?? [];
  expect(first?.description).toHaveLength(200);
});

test.each([undefined, null, [], 'many', [null], [{ ...beam, count: 0 }], [beam, {}]])(
  '%j are no pieces that can be shown [R4]',
  (answer) => {
    expect(readPieces(answer)).toBeUndefined();
  },
);

test('pieces of an answer are read without unknown fields [R4]', () => {
  expect(readPieces([own, { ...beam, colour: 'red' }])).toEqual([own, beam]);
  expect(readPieces([{ count: 2 }])).toEqual([
    { weight: 0, sides: { length: 0, width: 0, height: 0 }, count: 2, description: '' },
  ]);
});
