import { expect, it } from 'vitest';
import { aQuoteRecord } from '#testing/orderRecords.ts';
import { quotedEmissions, requireValid, storedPrice } from './quotes.ts';

it('keeps a price in whole öre despite binary fractions [T9]', () => {
  // 4.35 * 100 is 434.99999999999994.
  const price = { estimatedPrice: 4.35, basePrice: 1.1, distanceCharge: 2.2, serviceCharge: 1.05 };
  expect(storedPrice(price)).toEqual({
    priceOre: 435,
    priceParts: { baseOre: 110, distanceOre: 220, serviceOre: 105 },
  });
});

it('counts the emissions of every piece, by volume or by weight [T9]', () => {
  const kg = (parts: object) => quotedEmissions(aQuoteRecord(parts)).kgCo2e;
  // 0.06 m³ count as 16.8 kg; biogas makes 34 g of a tonne over a kilometre.
  expect(kg({})).toBeCloseTo((303.4 * 16.8 * 34) / 1_000_000, 3);
  expect(kg({ quantity: 3 })).toBeCloseTo((303.4 * 3 * 16.8 * 34) / 1_000_000, 3);
  expect(kg({ quantity: 3, weight: 100 })).toBeCloseTo((303.4 * 300 * 34) / 1_000_000, 3);
  expect(kg({ quantity: undefined })).toBe(kg({}));
});

it('is valid until it expires; expired and unknown prices fail with different messages [T10]', () => {
  const quote = aQuoteRecord();
  const at = (text: string) => () => requireValid(quote, new Date(text));
  expect(at('2026-11-22T09:59:59.999Z')()).toBe(quote);
  expect(at('2026-11-22T10:00:00Z')).toThrow('The price has expired. Please recalculate the price.');
  expect(() => requireValid(undefined, new Date())).toThrow('Route not found. Please recalculate the price.');
});
