import type {
  ChangesUpdated,
  DriverAssigned,
  HandoversUpdated,
  ShareEnded,
  TransportLocationUpdated,
  TransportStatusUpdate,
} from '@freight/contract';
import { fieldsOf, number, optionalNumber, readLike, text } from '#fields/fields.ts';
import { type Arrival, readArrivalDetails, readArrivalWindow } from '#wire/readArrivalWindow.ts';

const emptyStatus = { transportId: '', status: '', message: '', timestamp: '' };
const emptyDriver = {
  transportId: '',
  driverName: '',
  driverPhone: '',
  driverRating: 0,
  estimatedArrival: '',
};

/** The fields our own server adds to the documented ones; a version that is not a number is dropped. */
function additions(event: unknown) {
  const { orderId, version } = fieldsOf(event);
  return { orderId: text(orderId) || undefined, version: typeof version === 'number' ? version : undefined };
}

/** [SOCKET-15] */
export const readStatusUpdate = (event: unknown): TransportStatusUpdate => ({
  ...readLike(emptyStatus, event),
  ...additions(event),
});

/** [SOCKET-17] */
export const readDriverAssigned = (event: unknown): DriverAssigned => ({
  ...readLike(emptyDriver, event),
  ...additions(event),
});

/** The position is additional to the documents (OPEN-71) [SOCKET-16]. */
export function readLocationUpdate(event: unknown): TransportLocationUpdated {
  const { transportId, orderId, lat, lng } = fieldsOf(event);
  return {
    transportId: text(transportId),
    orderId: text(orderId) || undefined,
    lat: optionalNumber(lat),
    lng: optionalNumber(lng),
  };
}

/** Undefined without a window. */
export function readArrival(event: unknown): Arrival | undefined {
  const window = readArrivalWindow(event);
  return window && { ...window, ...readArrivalDetails(event) };
}

export function readChangesUpdated(event: unknown): ChangesUpdated {
  const { transportId, orderId, version } = fieldsOf(event);
  return {
    transportId: text(transportId),
    orderId: text(orderId) || undefined,
    version: number(version),
  };
}

/** The order that an event is about: all that `handoversUpdated` has. */
export function readNames(event: unknown): HandoversUpdated {
  const { transportId, orderId } = fieldsOf(event);
  return { transportId: text(transportId), ...(text(orderId) ? { orderId: text(orderId) } : {}) };
}

export const readShareEnded = (event: unknown): ShareEnded => ({
  transportId: text(fieldsOf(event)['transportId']),
});
