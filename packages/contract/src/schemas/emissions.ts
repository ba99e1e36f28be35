import { z } from 'zod';
import { wireFuelTypes } from '#packages.ts';

/**
 * What a transport emits, well to wheel, in kilograms of CO2e; beyond the documents. The other fields may explain how
 * it was counted: grams for a tonne over a kilometre, by which source, of which year.
 */
export const emissions = z.object({
  kgCo2e: z.number().nonnegative(),
  gramsPerTonneKm: z.number().nonnegative().optional(),
  source: z.string().optional(),
  year: z.number().int().optional(),
});

/** The sum of the orders of a calendar year that have a figure and were not cancelled. */
export const emissionsOfYear = z.object({
  year: z.number().int(),
  kgCo2e: z.number().nonnegative(),
  orders: z.number().int().positive(),
});

const figure = z.looseObject({ value: z.number(), unit: z.string(), source: z.string().nullable() });
const perFuel = { fuelType: z.enum(Object.values(wireFuelTypes)) };
/** How the kilograms are counted, for the page that explains it; figures without a source are the API's assumptions. */
export const emissionMethod = z.object({
  method: z.string(),
  year: z.number().int(),
  vehicle: z.record(z.string(), figure),
  fuels: z.record(z.string(), z.record(z.string(), figure)),
  intensities: z.array(z.object({ ...perFuel, gramsPerTonneKm: z.number().nonnegative() })),
  example: z.object({
    distanceKm: z.number().positive(),
    chargeableKg: z.number().positive(),
    emissions: z.array(z.object({ ...perFuel, kgCo2e: z.number().nonnegative() })),
  }),
});
export const emissionMethodAnswer = z.object({ success: z.literal(true), data: emissionMethod });

export type EmissionMethod = z.infer<typeof emissionMethod>;
export type Emissions = z.infer<typeof emissions>;
export type EmissionsOfYear = z.infer<typeof emissionsOfYear>;
