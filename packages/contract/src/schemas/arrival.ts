import { z } from 'zod';

/** The window in which the goods arrive, as ISO text; it narrows as they come closer. Beyond the documents. */
export const arrivalWindow = z.object({ from: z.string(), to: z.string() });

/**
 * A window as it was promised at the moment `at`, ISO text, by an API with the capability `promises`. `reason` is why it
 * moved, one of `delayReasons`; a page shows nothing for a code it does not know. `reasonText` is the same in words for
 * people, shown as it is.
 */
export const promisedArrival = arrivalWindow.extend({
  at: z.string(),
  reason: z.string().optional(),
  reasonText: z.string().optional(),
});

/** Oldest first: the first promise, and each later one that moved by ten minutes or more. Entries never change. */
export const promisedArrivals = z.array(promisedArrival);

/**
 * Between which moments the driver is at the sender, ISO text, and how many minutes before that the driver calls; for the
 * customer alone, until the goods are fetched.
 */
export const pickupWindow = arrivalWindow.extend({ callMinutes: z.number().int().min(1).optional() });

/** What is known of an arrival, on an order, its tracking, a link and the event of a change. */
export const arrivalDetails = {
  arrivals: promisedArrivals.optional(),
  /** Deliveries of the same driver before this one; for visitors only on the last leg. */
  stopsBefore: z.number().int().min(0).optional(),
  pickupWindow: pickupWindow.optional(),
};

export type ArrivalWindow = z.infer<typeof arrivalWindow>;
export type PickupWindow = z.infer<typeof pickupWindow>;
export type PromisedArrival = z.infer<typeof promisedArrival>;
