import { z } from 'zod';
import { arrivalDetails, arrivalWindow } from './arrival.ts';
import { emissions } from './emissions.ts';
import { pieces } from './pieces.ts';
import { dimensions } from './transport.ts';

/**
 * Degrees. Beyond the documents: with them the kit shows a map. For visitors a server should send the middle of the
 * town and no door.
 */
const coordinates = { lat: z.number().optional(), lng: z.number().optional() };
export const trackedPlace = z.object({ formattedAddress: z.string(), city: z.string(), ...coordinates });

/**
 * What any visitor with an order number may read (B§3): never an e-mail address or a phone number.
 * Distances in km, times in hours, weight in kg, volume in m³, dimensions in cm, dates as ISO text.
 */
export const tracking = z.object({
  orderId: z.string(),
  status: z.string(),
  shippingInfo: z.object({ trackingNumber: z.string() }),
  pickupLocation: trackedPlace,
  dropoffLocation: trackedPlace,
  route: z.object({ distanceInKm: z.number(), estimatedTimeHours: z.number() }),
  estimatedDelivery: z.string().nullable(),
  arrivalWindow: arrivalWindow.optional(),
  ...arrivalDetails,
  packageType: z.string(),
  packageSubType: z.string(),
  quantity: z.number(),
  weight: z.number(),
  volume: z.number(),
  dimensions,
  /** Left out where it is not known: a missing value does not mean "no". */
  fragile: z.boolean().optional(),
  vehicleInfo: z.object({ fuelType: z.string(), vehicleType: z.string() }),
  specialInstruction: z.string(),
  /** Oldest first. */
  statusHistory: z.array(z.object({ status: z.string(), changedAt: z.string() })),
  receipt: z.object({
    cashOnDelivery: z.boolean(),
    paymentMethod: z.string(),
    paymentStatus: z.string(),
    currency: z.string(),
    productPrice: z.number(),
  }),
  senderInfo: z.object({ name: z.string(), company: z.string(), city: z.string() }),
  receiverInfo: z.object({ name: z.string(), city: z.string() }),
  emissions: emissions.optional(),
  /** The page's own name for the order; to its customer alone. */
  reference: z.string().optional(),
  /** As on the order; without descriptions for strangers. */
  pieces: pieces.optional(),
});
/** The same from a server that shows visitors less: towns, no street, no price and no instruction. */
export const reducedTracking = tracking.omit({ receipt: true, specialInstruction: true }).extend({
  pickupLocation: trackedPlace.omit({ formattedAddress: true }),
  dropoffLocation: trackedPlace.omit({ formattedAddress: true }),
});
export const trackingAnswer = z.object({ success: z.literal(true), data: tracking });
export const reducedTrackingAnswer = z.object({ success: z.literal(true), data: reducedTracking });

export const validation = z.object({ orderId: z.string(), valid: z.literal(true) });
export const validationAnswer = z.object({ success: z.literal(true), data: validation });

export type Tracking = z.infer<typeof tracking>;
export type ReducedTracking = z.infer<typeof reducedTracking>;
export type TrackingValidation = z.infer<typeof validation>;
