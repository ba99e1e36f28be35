import { type EmissionMethod, type WireFuelType, wireFuelTypes } from '@freight/contract';
import { z } from 'zod';
import { dataFile } from '#config/dataFile.ts';

const figure = z.object({
  value: z.number().nonnegative(),
  unit: z.string(),
  /** Null: an assumption of ours. */
  source: z.string().min(1).nullable(),
  note: z.string(),
});
const fuel = z.object({ intensity: figure, energy: figure });
const factorsFile = z.object({
  method: z.string(),
  year: z.number().int(),
  vehicle: z.object({
    payload: figure,
    loadFactor: figure,
    emptyRunning: figure,
    consumption: figure,
    dieselEnergy: figure,
  }),
  fuels: z.object({
    Diesel: fuel,
    Biogas: fuel,
    El: fuel,
    'El-hybrid': z.object({ electricShare: figure }),
  }),
});

/** The figures behind every sum, with their sources: `data/emissions/factors.json`. */
export const emissionFactors = dataFile('emissions/factors.json', (text) =>
  factorsFile.parse(JSON.parse(text)),
);

/**
 * Grams of CO2e for a tonne that goes a kilometre, well to wheel, with its part of all empty running; without it for goods
 * that go where a lorry would drive empty: they cause none.
 */
export function gramsPerTonneKm(fuelType: WireFuelType, isOnEmptyRun = false): number {
  const { vehicle, fuels } = emissionFactors();
  if (fuelType === 'El-hybrid') {
    const share = fuels['El-hybrid'].electricShare.value / 100;
    return (
      share * gramsPerTonneKm('El', isOnEmptyRun) + (1 - share) * gramsPerTonneKm('Diesel', isOnEmptyRun)
    );
  }
  const megajoulesPerKm = vehicle.consumption.value * vehicle.dieselEnergy.value;
  const emptyShare = isOnEmptyRun ? 0 : vehicle.emptyRunning.value / 100;
  const loaded = (vehicle.loadFactor.value / 100) * (1 - emptyShare);
  const { energy, intensity } = fuels[fuelType];
  return (megajoulesPerKm / (vehicle.payload.value * loaded)) * energy.value * intensity.value;
}

/** The emissions of a transport, and the figures they were computed with. */
export interface CountedEmissions {
  /** Kilograms, to the gram. */
  readonly kgCo2e: number;
  readonly gramsPerTonneKm: number;
  readonly source: string;
  readonly year: number;
}

interface Transport {
  /** Along the road. */
  readonly distanceKm: number;
  /** Of all pieces together. */
  readonly chargeableKg: number;
  readonly fuelType: WireFuelType;
  readonly isOnEmptyRun?: boolean;
}

export function emissionsOf(transport: Transport): CountedEmissions {
  const { distanceKm, chargeableKg, fuelType, isOnEmptyRun } = transport;
  const { method, year } = emissionFactors();
  const intensity = Math.round(gramsPerTonneKm(fuelType, isOnEmptyRun));
  const grams = Math.round((distanceKm * chargeableKg * intensity) / 1000);
  return { kgCo2e: grams / 1000, gramsPerTonneKm: intensity, source: method, year };
}

/** The content of the page that explains the sum: the figures, their results, and a pallet over 300 km. */
export function emissionMethod(): EmissionMethod {
  const { method, year, vehicle, fuels } = emissionFactors();
  const fuelTypes = Object.values(wireFuelTypes);
  const distanceKm = 300;
  const chargeableKg = 250;
  return {
    method,
    year,
    vehicle,
    fuels,
    intensities: fuelTypes.map((fuelType) => ({
      fuelType,
      gramsPerTonneKm: Math.round(gramsPerTonneKm(fuelType)),
    })),
    example: {
      distanceKm,
      chargeableKg,
      emissions: fuelTypes.map((fuelType) => ({
        fuelType,
        kgCo2e: emissionsOf({ distanceKm, chargeableKg, fuelType }).kgCo2e,
      })),
    },
  };
}
