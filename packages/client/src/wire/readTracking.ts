import type { SharePermission, Tracking } from '@freight/contract';
import { fieldsOf, number, readLike, text } from '#fields/fields.ts';
import { readPieces } from './pieces.ts';
import { readAllows } from './readAllows.ts';
import { readArrivalDetails, readArrivalWindow } from './readArrivalWindow.ts';
import { readEmissions } from './readEmissions.ts';

const place = { formattedAddress: '', city: '' };
const empty: Tracking = {
  orderId: '',
  status: '',
  shippingInfo: { trackingNumber: '' },
  pickupLocation: place,
  dropoffLocation: place,
  route: { distanceInKm: 0, estimatedTimeHours: 0 },
  estimatedDelivery: '',
  packageType: '',
  packageSubType: '',
  quantity: 0,
  weight: 0,
  volume: 0,
  dimensions: { length: 0, width: 0, height: 0 },
  fragile: false,
  vehicleInfo: { fuelType: '', vehicleType: '' },
  specialInstruction: '',
  statusHistory: [{ status: '', changedAt: '' }],
  receipt: { cashOnDelivery: false, paymentMethod: '', paymentStatus: '', currency: '', productPrice: 0 },
  senderInfo: { name: '', company: '', city: '' },
  receiverInfo: { name: '', city: '' },
};

export interface ReceivedTracking extends Tracking {
  /** What the holder of a link may do besides reading; undefined for an order that is tracked by its number. */
  allows?: readonly SharePermission[] | undefined;
}

/**
 * A tracking answer with safe empties; null when it has no `orderId`, for which the screen shows
 * `Invalid tracking data received` [CLIENT-33]. An unknown status is kept as received.
 */
export function readTracking(answer: unknown): ReceivedTracking | null {
  const read = readLike(empty, answer);
  if (!read.orderId) return null;
  return {
    ...read,
    pickupLocation: { ...read.pickupLocation, ...coordinatesOf(fieldsOf(answer).pickupLocation) },
    dropoffLocation: { ...read.dropoffLocation, ...coordinatesOf(fieldsOf(answer).dropoffLocation) },
    fragile: typeof fieldsOf(answer).fragile === 'boolean' ? read.fragile : undefined,
    estimatedDelivery: read.estimatedDelivery || null,
    arrivalWindow: readArrivalWindow(fieldsOf(answer)['arrivalWindow']),
    ...readArrivalDetails(answer),
    statusHistory: read.statusHistory.filter(({ status }) => status),
    emissions: readEmissions(fieldsOf(answer)['emissions']),
    reference: text(fieldsOf(answer)['reference']) || undefined,
    pieces: readPieces(fieldsOf(answer)['pieces']),
    allows: readAllows(answer),
  };
}

/** The coordinates of a place; undefined unless both are given and not exactly 0, which means unknown. */
function coordinatesOf(place: unknown): { lat: number; lng: number } | undefined {
  const { lat, lng } = fieldsOf(place);
  const read = { lat: number(lat), lng: number(lng) };
  const isOnEarth = Math.abs(read.lat) <= 90 && Math.abs(read.lng) <= 180;
  return isOnEarth && read.lat !== 0 && read.lng !== 0 ? read : undefined;
}
