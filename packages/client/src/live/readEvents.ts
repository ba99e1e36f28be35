import type { DriverAssigned, TransportLocationUpdated, TransportStatusUpdate } from '@freight/contract';
import { type Fields, fieldsOf, number, text } from '#api/fields.ts';

const optionalNumber = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

const addressee = (event: Fields) => ({
  transportId: text(event.transportId),
  orderId: text(event.orderId) || undefined,
});

/** [SOCKET-15] */
export function readStatusUpdate(event: unknown): TransportStatusUpdate {
  const fields = fieldsOf(event);
  return {
    ...addressee(fields),
    status: text(fields.status),
    message: text(fields.message),
    timestamp: text(fields.timestamp),
    version: optionalNumber(fields.version),
  };
}

/** The position is additional to the documents (OPEN-71) [SOCKET-16]. */
export function readLocationUpdate(event: unknown): TransportLocationUpdated {
  const fields = fieldsOf(event);
  return { ...addressee(fields), lat: optionalNumber(fields.lat), lng: optionalNumber(fields.lng) };
}

/** [SOCKET-17] */
export function readDriverAssigned(event: unknown): DriverAssigned {
  const fields = fieldsOf(event);
  return {
    ...addressee(fields),
    driverName: text(fields.driverName),
    driverPhone: text(fields.driverPhone),
    driverRating: number(fields.driverRating),
    estimatedArrival: text(fields.estimatedArrival),
    version: optionalNumber(fields.version),
  };
}
