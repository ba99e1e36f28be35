import { z } from 'zod';
import { arrivalDetails } from './arrival.ts';

const transportId = z.string().min(1).max(64);

/**
 * `transportId` is the order's `_id` or its `orderId`. `version` is the last one the subscriber has received; if the
 * order has changed since, the server sends the missed events, so that no final status is lost in a disconnect.
 */
export const subscribeToTransport = z.object({
  transportId,
  version: z.number().int().nonnegative().optional(),
});
export const unsubscribeFromTransport = z.object({ transportId });
export const cancelTransport = z.object({ orderId: transportId });

/**
 * `code` is the reason why a command was refused; it is additional to the documents. `unavailable`, `tooManyRequests`
 * and `serverFailure` are temporary: repeat the command later, after `retryAfter` seconds where it is given.
 */
export const acknowledgement = z.object({
  success: z.boolean(),
  message: z.string(),
  code: z.string().optional(),
  retryAfter: z.number().int().nonnegative().optional(),
});
/** `data` is the state at the moment of subscribing. */
export const subscribeAck = acknowledgement.extend({
  data: z.object({ transportId: z.string(), status: z.string(), version: z.number().int() }).optional(),
});
export const cancelTransportAck = acknowledgement;
export const createTransportAck = acknowledgement.extend({
  data: z.looseObject({ _id: z.string() }).optional(),
});

/** `version` grows by one with every change of the order; it is additional to the documents. */
const version = z.number().int().nonnegative().optional();
/** ISO text in `timestamp`; `message` is a sentence for the customer. */
export const transportStatusUpdate = z.object({
  transportId: z.string(),
  /** The readable order number, additional, for subscribers that know only that. */
  orderId: z.string().optional(),
  status: z.string(),
  message: z.string(),
  timestamp: z.string(),
  version,
});
export const transportLocationUpdated = z.object({
  transportId: z.string(),
  orderId: z.string().optional(),
  lat: z.number().optional(),
  lng: z.number().optional(),
});
/** `driverRating` 0 to 5, `estimatedArrival` ISO text. */
export const driverAssigned = z.object({
  transportId: z.string(),
  orderId: z.string().optional(),
  driverName: z.string(),
  driverPhone: z.string(),
  driverRating: z.number(),
  estimatedArrival: z.string(),
  version,
});

/** The new window in which the goods arrive, as ISO text, and what was promised before. */
export const arrivalUpdated = z.object({
  transportId: z.string(),
  orderId: z.string().optional(),
  from: z.string(),
  to: z.string(),
  ...arrivalDetails,
});

/** Something has happened to the changes of the order: read them again. */
export const changesUpdated = z.object({
  transportId: z.string(),
  orderId: z.string().optional(),
  version: z.number().int().min(0),
});

/** There was an attempt to hand the order over: read the handovers again. */
export const handoversUpdated = z.object({ transportId: z.string(), orderId: z.string().optional() });

/** `transportId` as the acknowledgement of the subscription named it. */
export const shareEnded = z.object({ transportId: z.string() });

export type ArrivalUpdated = z.infer<typeof arrivalUpdated>;
export type ChangesUpdated = z.infer<typeof changesUpdated>;
export type HandoversUpdated = z.infer<typeof handoversUpdated>;
export type ShareEnded = z.infer<typeof shareEnded>;
export type SubscribeToTransport = z.infer<typeof subscribeToTransport>;
export type UnsubscribeFromTransport = z.infer<typeof unsubscribeFromTransport>;
export type CancelTransport = z.infer<typeof cancelTransport>;
export type Acknowledgement = z.infer<typeof acknowledgement>;
export type SubscribeAck = z.infer<typeof subscribeAck>;
export type CancelTransportAck = z.infer<typeof cancelTransportAck>;
export type CreateTransportAck = z.infer<typeof createTransportAck>;
export type TransportStatusUpdate = z.infer<typeof transportStatusUpdate>;
export type TransportLocationUpdated = z.infer<typeof transportLocationUpdated>;
export type DriverAssigned = z.infer<typeof driverAssigned>;
