import type { WireFuelType } from '@freight/contract';

/**
 * The one tariff of the platform, in SEK including 25 % VAT:
 *
 *     chargeable weight = max(weight, volume x 280 kg/m³)
 *     base price        = 149.00
 *     distance charge   = km x (2.90 + 0.008 per chargeable kg) x fuel factor, x 0.65 in a lorry that would drive empty
 *     service charge    = 39.00 + 12 % of base price and distance charge (insurance and handling)
 *
 * Each part is rounded to whole öre before it is added, so the parts always add up to the total.
 */
const tariff = {
  basePriceOre: 14_900,
  orePerKm: 290,
  orePerKmAndKg: 0.8,
  kgPerCubicMetre: 280,
  serviceFeeOre: 3_900,
  serviceShare: 0.12,
  emptyRunFactor: 0.65,
} as const;

/** What a fuel does to the distance charge: renewable gas is cheapest, fossil diesel dearest. */
const fuelFactors: Readonly<Record<WireFuelType, number>> = {
  Biogas: 0.95,
  El: 0.98,
  'El-hybrid': 1,
  Diesel: 1.08,
};

export interface Consignment {
  /** Along the road. */
  readonly distanceKm: number;
  readonly weightKg: number;
  readonly volumeM3: number;
  readonly fuelType: WireFuelType;
  /** It goes with a lorry that would drive that way without a load. */
  readonly isOnEmptyRun?: boolean;
}

/** SEK including VAT, two decimals each. */
export interface Price {
  readonly basePrice: number;
  readonly distanceCharge: number;
  readonly serviceCharge: number;
  readonly estimatedPrice: number;
  readonly appliedPreferences: readonly string[];
}

/** Light but bulky goods are charged by the room they take. */
export function chargeableWeightKg(weightKg: number, volumeM3: number): number {
  return Math.max(weightKg, volumeM3 * tariff.kgPerCubicMetre);
}

/** `Biogas -5 %`, `Diesel +8 %`, or the bare fuel when it changes nothing. */
function fuelPreference(fuelType: WireFuelType): string {
  const percent = Math.round((fuelFactors[fuelType] - 1) * 100);
  if (percent === 0) return fuelType;
  return `${fuelType} ${percent > 0 ? '+' : '-'}${Math.abs(percent)} %`;
}

/** The price of one consignment; the same goods over the same road always cost the same. */
export function priceOf(consignment: Consignment): Price {
  const { distanceKm, weightKg, volumeM3, fuelType, isOnEmptyRun = false } = consignment;
  const kilometreOre = tariff.orePerKm + tariff.orePerKmAndKg * chargeableWeightKg(weightKg, volumeM3);
  const factor = fuelFactors[fuelType] * (isOnEmptyRun ? tariff.emptyRunFactor : 1);
  const distanceOre = Math.round(distanceKm * kilometreOre * factor);
  const serviceOre =
    tariff.serviceFeeOre + Math.round((tariff.basePriceOre + distanceOre) * tariff.serviceShare);
  return {
    basePrice: tariff.basePriceOre / 100,
    distanceCharge: distanceOre / 100,
    serviceCharge: serviceOre / 100,
    estimatedPrice: (tariff.basePriceOre + distanceOre + serviceOre) / 100,
    appliedPreferences: [fuelPreference(fuelType)],
  };
}
