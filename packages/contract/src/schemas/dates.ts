import { z } from 'zod';

const sek = z.number().nonnegative();
const kilograms = z.number().nonnegative();

/** A way that a lorry drives empty, by the towns at its ends. */
const emptyRun = z.object({ from: z.string(), to: z.string() });
/** SEK including VAT, and kilograms of CO2e, less than on another day. */
const saves = z.object({ price: sek, kgCo2e: kilograms });

/**
 * A day, `YYYY-MM-DD`, on which goods can be fetched: the price in SEK including VAT, and kilograms of CO2e. `emptyRun` is the
 * one reason: a lorry drives that way without a load, with room for the goods; `run` and `saves` come with it.
 */
export const priceDate = z.object({
  date: z.iso.date(),
  price: sek,
  kgCo2e: kilograms,
  reason: z.literal('emptyRun').optional(),
  run: emptyRun.optional(),
  saves: saves.optional(),
});

/** The lorry that would have driven empty, on the order that goes with it. */
export const orderRun = emptyRun.extend({ date: z.iso.date(), saves });

/** A town, in degrees. */
const runEnd = z.object({ town: z.string(), latitude: z.number(), longitude: z.number() });

/**
 * The lorries with room that leave without a load on `date`, `YYYY-MM-DD`: the first day from now on which any does, most
 * often today. In the order in which they leave.
 */
export const comingRuns = z.object({
  date: z.iso.date(),
  runs: z.array(z.object({ from: runEnd, to: runEnd, leavesAt: z.iso.datetime() })),
});
export const comingRunsAnswer = z.object({ success: z.literal(true), data: comingRuns });

export type ComingRuns = z.infer<typeof comingRuns>;
export type PriceDate = z.infer<typeof priceDate>;
export type OrderRun = z.infer<typeof orderRun>;
