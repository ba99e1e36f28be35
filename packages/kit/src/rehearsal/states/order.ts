import { partsOf, pickupOf, timesOf } from './parts.ts';
import { momentFor, moments, type Scene } from './scene.ts';
import { timelineOf } from './timeline.ts';

/** An answer of the API as plain data. */
export type Data = Readonly<Record<string, unknown>>;

/** The number of the rehearsed order where a page names none. */
export const rehearsedNumber = 'FR7K-REHEARSAL';
export const rehearsedId = '65f0c0ffee0000000000beef';
export const rehearsedUser = '65f0c0ffee00000000000001';

export const pickup = {
  formattedAddress: 'Storgatan 12, 652 24 Karlstad, Sverige',
  street: 'Storgatan 12',
  city: 'Karlstad',
  lat: 59.3793,
  lng: 13.5036,
};
export const dropoff = {
  formattedAddress: 'Sveavägen 44, 111 34 Stockholm, Sverige',
  street: 'Sveavägen 44',
  city: 'Stockholm',
  lat: 59.3374,
  lng: 18.0601,
};
export const route = { distanceInKm: 303.4, hours: 3.8 };
export const price = 1234.5;

const goods = {
  packageType: 'construction',
  packageSubType: 'tools_hardware',
  quantity: 1,
  weight: 12.5,
  volume: 0.06,
  dimensions: { length: 50, width: 40, height: 30 },
  fragile: true,
  specialInstruction: '',
};

/** What `GET /api/v1/transport/tracking/{orderId}` answers in this state, with the number that was asked for. */
export function trackingAt(scene: Scene, orderId: string = rehearsedNumber): Data {
  const parts = partsOf(scene);
  return {
    orderId,
    ...parts,
    shippingInfo: { trackingNumber: `TRK-${orderId}` },
    pickupLocation: { formattedAddress: pickup.city, city: pickup.city, lat: pickup.lat, lng: pickup.lng },
    dropoffLocation: {
      formattedAddress: dropoff.city,
      city: dropoff.city,
      lat: dropoff.lat,
      lng: dropoff.lng,
    },
    route: { distanceInKm: route.distanceInKm, estimatedTimeHours: route.hours },
    estimatedDelivery: parts.arrivalWindow?.to ?? null,
    ...goods,
    vehicleInfo: { fuelType: 'Biogas', vehicleType: 'Van' },
    receipt: {
      cashOnDelivery: false,
      paymentMethod: 'card',
      paymentStatus: 'paid',
      currency: 'SEK',
      productPrice: price,
    },
    senderInfo: { name: 'Anna Exempel', company: 'Exempel AB', city: pickup.city },
    receiverInfo: { name: 'Bo Mottagare', city: dropoff.city },
    emissions: { kgCo2e: 1.9 },
  };
}

export const driver = { firstName: 'Kim', lastName: 'Chaufför', phoneNr: '+46 70 174 06 35' };
/** How far a delivery has come: the number of its moment. */
const progress = ({ moment, happening }: Scene) => moments.indexOf(momentFor(moment, happening));
export const hasDriver = (scene: Scene): boolean => scene.happening !== 'cancelled' && progress(scene) > 0;

/** What `GET /api/v1/transport/{id}` answers the order's customer in this state. */
export function orderAt(scene: Scene, orderId: string = rehearsedNumber, _id: string = rehearsedId): Data {
  const { status, arrivalWindow, arrivals, stopsBefore, statusHistory } = partsOf(scene);
  const booked = timesOf(timelineOf(scene), scene.now)(0);
  return {
    _id,
    orderId,
    date: booked,
    createdAt: booked,
    updatedAt: statusHistory.at(-1)?.changedAt ?? booked,
    status,
    arrivalWindow,
    arrivals,
    stopsBefore,
    pickupWindow: pickupOf(scene),
    price,
    paymentStatus: 'paid',
    paymentMethod: 'card',
    transportCompanyName: 'Exempelåkeriet AB',
    pickupLocation: pickup,
    dropoffLocation: dropoff,
    senderContactInfo: { name: 'Anna Exempel', email: 'anna@example.com', phoneNr: '+46 70 174 06 05' },
    receiverContactInfo: { name: 'Bo Mottagare', email: '', phoneNr: '+46 70 174 06 21' },
    driver: hasDriver(scene) ? [{ driver, email: '' }] : [],
    customer: [{ user: { firstName: 'Anna', lastName: 'Exempel' } }],
    ...goods,
    orderType: 'standard',
    trackingNumber: `TRK-${orderId}`,
    emissions: { kgCo2e: 1.9 },
  };
}

/** How much of the way is driven at each moment. */
const driven: readonly number[] = [0, 0, 0.02, 0.45, 0.94, 1, 1, 1];

/** Where the vehicle is, in degrees; undefined before the pickup and after the delivery. */
export function positionAt(scene: Scene): { lat: number; lng: number } | undefined {
  const share = driven[progress(scene)] ?? 0;
  if (share === 0 || share === 1 || !hasDriver(scene)) return undefined;
  const between = (from: number, to: number) => from + (to - from) * share;
  return { lat: between(pickup.lat, dropoff.lat), lng: between(pickup.lng, dropoff.lng) };
}
