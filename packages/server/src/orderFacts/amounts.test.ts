import { randomFrom } from '@freight/sample-services/geo/seededRandom';
import { expect, test } from 'vitest';
import { amountsOf } from './amounts.ts';

test('splits ten thousand prices so that everything adds up and no part is off by an öre', () => {
  const random = randomFrom('prices');
  const ore = (limit: number) => Math.floor(random() ** 3 * limit);
  for (let index = 0; index < 10_000; index += 1) {
    const parts = { baseOre: ore(30_000), distanceOre: ore(10_000_000), serviceOre: ore(1_000_000) };
    const total = parts.baseOre + parts.distanceOre + parts.serviceOre;
    const { parts: net, netOre, vatOre, totalOre } = amountsOf(total, parts);
    expect(netOre + vatOre).toBe(totalOre);
    expect(Math.abs(vatOre - totalOre / 5)).toBeLessThanOrEqual(0.5);
    if (net === undefined) throw new Error('The parts are missing');
    expect(net.baseOre + net.distanceOre + net.serviceOre).toBe(netOre);
    for (const name of ['baseOre', 'distanceOre', 'serviceOre'] as const) {
      expect(Math.abs(net[name] - parts[name] * 0.8)).toBeLessThanOrEqual(1);
      expect(Number.isInteger(net[name])).toBe(true);
    }
  }
});

test('omits parts that do not add up to the price', () => {
  const parts = { baseOre: 100, distanceOre: 100, serviceOre: 100 };
  expect(amountsOf(301, parts).parts).toBeUndefined();
  expect(amountsOf(300, null).parts).toBeUndefined();
  expect(amountsOf(300, parts).parts).toEqual({ baseOre: 80, distanceOre: 80, serviceOre: 80 });
});
