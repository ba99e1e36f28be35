import { type WireFuelType, wireFuelTypes } from '@freight/contract';
import { emissionMethodAnswer } from '@freight/contract/schemas';
import { expect, test } from 'vitest';
import { emissionFactors, emissionMethod, emissionsOf, gramsPerTonneKm } from './emissions.ts';

const fuels: WireFuelType[] = Object.values(wireFuelTypes);

test('works a tonne over a kilometre out from the figures of the file', () => {
  // 0.25 l x 36 MJ = 9 MJ/km over 9 t x 60 % x 83 % = 4.482 t: 2.008 MJ/t·km.
  expect(gramsPerTonneKm('Diesel')).toBeCloseTo((9 / 4.482) * 94, 6);
  expect(gramsPerTonneKm('Biogas')).toBeCloseTo((9 / 4.482) * 1.2 * 14, 6);
  expect(gramsPerTonneKm('El')).toBeCloseTo((9 / 4.482) * 0.45 * 25, 6);
  expect(gramsPerTonneKm('El-hybrid')).toBeCloseTo(
    0.3 * gramsPerTonneKm('El') + 0.7 * gramsPerTonneKm('Diesel'),
    6,
  );
});

test('multiplies kilometres by chargeable tonnes, to the gram, and names the source', () => {
  expect(emissionsOf({ distanceKm: 100, chargeableKg: 250, fuelType: 'Diesel' })).toEqual({
    kgCo2e: 4.725,
    gramsPerTonneKm: 189,
    source: 'ISO 14083:2023, well to wheel',
    year: 2025,
  });
});

test('puts the fuels in the order that physics does', () => {
  const [diesel, hybrid, biogas, electric] = (['Diesel', 'El-hybrid', 'Biogas', 'El'] as const).map((fuel) =>
    gramsPerTonneKm(fuel),
  );
  const all = fuels.map((fuel) => gramsPerTonneKm(fuel));
  expect([diesel, hybrid, biogas, electric]).toEqual(all.sort((a, b) => b - a));
});

test('gives a source or an assumption for every figure', () => {
  const { vehicle, fuels: named } = emissionFactors();
  const figures = [vehicle, ...Object.values(named)].flatMap((part) => Object.values(part));
  expect(figures).toHaveLength(12);
  for (const { source, note } of figures) expect(source ?? note).not.toBe('');
});

test('explains the sum by an example of the same figures', () => {
  const { intensities, example } = emissionMethodAnswer.parse({ success: true, data: emissionMethod() }).data;
  const { distanceKm, chargeableKg } = example;
  expect(intensities.map(({ fuelType }) => fuelType).sort()).toEqual([...fuels].sort());
  for (const { fuelType, kgCo2e } of example.emissions) {
    expect(kgCo2e).toBe(emissionsOf({ distanceKm, chargeableKg, fuelType }).kgCo2e);
  }
});
