import { z } from 'zod';
import { sharePermissions, shareScopes } from '#sharing.ts';
import { arrivalDetails, arrivalWindow } from './arrival.ts';
import { trackedPlace } from './tracking.ts';

const shows = z.enum(shareScopes);
/** Optional: an API may have links that allow nothing. */
const allows = z.array(z.enum(sharePermissions)).optional();
export const shareRequest = z.object({ shows, allows });
/** A link by which its order can be followed without a login. */
export const share = z.object({ id: z.string(), shows, allows, createdAt: z.string() });
/** `url` holds the token, which the server sends only this once and keeps only as a hash. */
export const newShare = share.extend({ url: z.url() });
export const sharesAnswer = z.object({ success: z.literal(true), data: z.array(share) });
export const shareAnswer = z.object({ success: z.literal(true), data: share });
export const newShareAnswer = z.object({ success: z.literal(true), data: newShare });

/** In the body, where no log and no `Referer` has it: 128 random bits as 22 characters of base64url. */
export const sharedRequest = z.object({ token: z.string().min(1).max(64) });
/**
 * What a link shows: never a number of the order, a name or a phone. Places from `map` on as towns, with their streets
 * only with `addresses`. Dates as ISO text, oldest status first.
 */
export const sharedOrder = z.object({
  shows,
  allows,
  status: z.string(),
  statusHistory: z.array(z.object({ status: z.string(), changedAt: z.string() })),
  estimatedDelivery: z.string().nullable(),
  arrivalWindow: arrivalWindow.optional(),
  ...arrivalDetails,
  pickupLocation: trackedPlace.partial({ formattedAddress: true }).optional(),
  dropoffLocation: trackedPlace.partial({ formattedAddress: true }).optional(),
  route: z.object({ distanceInKm: z.number(), estimatedTimeHours: z.number() }).optional(),
});
export const sharedAnswer = z.object({ success: z.literal(true), data: sharedOrder });

export type Share = z.infer<typeof share>;
export type NewShare = z.infer<typeof newShare>;
export type SharedOrder = z.infer<typeof sharedOrder>;
