import type { WireFuelType } from '@freight/contract';
import { describe, expect, it } from 'vitest';
import { type Consignment, chargeableWeightKg, priceOf } from './tariff.ts';

const consignment: Consignment = { distanceKm: 300, weightKg: 20, volumeM3: 0.06, fuelType: 'El-hybrid' };
const ore = (sek: number): number => Math.round(sek * 100);

describe('the tariff', () => {
  it('charges base, distance and service to the documented figures [PRICE-07]', () => {
    expect(priceOf(consignment)).toEqual({
      basePrice: 149,
      distanceCharge: 918,
      serviceCharge: 167.04,
      estimatedPrice: 1234.04,
      appliedPreferences: ['El-hybrid'],
    });
  });

  it('has parts that add up to the total to the öre for 500 consignments [PRICE-07]', () => {
    for (let step = 1; step <= 500; step++) {
      const price = priceOf({
        ...consignment,
        distanceKm: 10 + step * 3.37,
        weightKg: step * 1.13,
        fuelType: 'Biogas',
      });
      const parts = ore(price.basePrice) + ore(price.distanceCharge) + ore(price.serviceCharge);
      expect(parts).toBe(ore(price.estimatedPrice));
      expect(price.estimatedPrice).toBe(Number(price.estimatedPrice.toFixed(2)));
    }
  });

  it('rounds every part to the nearest öre, neither down nor up [PRICE-07]', () => {
    const parts = (distanceKm: number) => {
      const { distanceCharge, serviceCharge } = priceOf({ ...consignment, distanceKm });
      return [ore(distanceCharge), ore(serviceCharge)];
    };
    // 306 öre a km: 3,090.6 and 3,121.2 öre; 12 % of 17,991 and of 18,021 öre: 2,158.92 and 2,162.52.
    expect(parts(10.1)).toEqual([3_091, 3_900 + 2_159]);
    expect(parts(10.2)).toEqual([3_121, 3_900 + 2_163]);
    // 3,243.6 öre; 12 % of 18,144: 2,177.28.
    expect(parts(10.6)).toEqual([3_244, 3_900 + 2_177]);
  });

  it('charges bulky goods by their volume and heavy goods by their weight [PRICE-25]', () => {
    expect(chargeableWeightKg(10, 1)).toBe(280);
    expect(chargeableWeightKg(500, 1)).toBe(500);
    expect(priceOf({ ...consignment, volumeM3: 2 }).estimatedPrice).toBeGreaterThan(
      priceOf(consignment).estimatedPrice,
    );
  });

  it('makes biogas the cheapest and diesel the dearest fuel and lists the adjustment [PRICE-30] [PRICE-31] [PRICE-32] [PRICE-33]', () => {
    const fuels: WireFuelType[] = ['Biogas', 'El', 'El-hybrid', 'Diesel'];
    const prices = fuels.map((fuelType) => priceOf({ ...consignment, fuelType }));
    const totals = prices.map((price) => price.estimatedPrice);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    expect(new Set(totals).size).toBe(4);
    expect(prices.map((price) => price.appliedPreferences)).toEqual([
      ['Biogas -5 %'],
      ['El -2 %'],
      ['El-hybrid'],
      ['Diesel +8 %'],
    ]);
  });
});
