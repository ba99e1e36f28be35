import {
  type DriverAssigned,
  driverAssigned,
  type TransportStatusUpdate,
  transportStatusUpdate,
} from './schemas/socket.ts';
import { type Tracking, tracking } from './schemas/tracking.ts';
import { type Order, order, type PriceQuote, priceQuote } from './schemas/transport.ts';
import { type UserProfile, userProfile } from './schemas/user.ts';

/** Builders for tests: a realistic object with the given parts replaced, parsed by its schema. */

const pickup = {
  formattedAddress: 'Storgatan 12, 652 24 Karlstad, Sverige',
  street: 'Storgatan 12',
  city: 'Karlstad',
  lat: 59.3793,
  lng: 13.5036,
};
const dropoff = {
  formattedAddress: 'Sveavägen 44, 111 34 Stockholm, Sverige',
  street: 'Sveavägen 44',
  city: 'Stockholm',
  lat: 59.3374,
  lng: 18.0601,
};

export function anOrder(parts: Partial<Order> = {}): Order {
  return order.parse({
    _id: '65f0c0ffee0000000000beef',
    orderId: 'FR7K-2M9P-QX4T',
    date: '2026-03-02T08:00:00.000Z',
    createdAt: '2026-03-02T08:00:00.000Z',
    updatedAt: '2026-03-02T09:30:00.000Z',
    status: 'confirmed',
    price: 1234.5,
    paymentStatus: 'paid',
    paymentMethod: 'card',
    transportCompanyName: 'Exempelåkeriet AB',
    pickupLocation: pickup,
    dropoffLocation: dropoff,
    senderContactInfo: { name: 'Anna Exempel', email: 'anna@example.com', phoneNr: '+46 70 000 00 01' },
    receiverContactInfo: { name: 'Bo Mottagare', email: '', phoneNr: '+46 70 000 00 02' },
    driver: [],
    customer: [{ user: { firstName: 'Anna', lastName: 'Exempel' } }],
    packageType: 'construction',
    packageSubType: 'tools_hardware',
    quantity: 1,
    weight: 12.5,
    volume: 0.06,
    dimensions: { length: 50, width: 40, height: 30 },
    specialInstruction: '',
    fragile: false,
    orderType: 'standard',
    ...parts,
  });
}

export function aTracking(parts: Partial<Tracking> = {}): Tracking {
  return tracking.parse({
    orderId: 'FR7K-2M9P-QX4T',
    status: 'inTransit',
    shippingInfo: { trackingNumber: 'TRK-7K2M9PQX4T' },
    pickupLocation: { formattedAddress: pickup.formattedAddress, city: pickup.city },
    dropoffLocation: { formattedAddress: dropoff.formattedAddress, city: dropoff.city },
    route: { distanceInKm: 303.4, estimatedTimeHours: 3.8 },
    estimatedDelivery: '2026-03-03T14:00:00.000Z',
    packageType: 'construction',
    packageSubType: 'tools_hardware',
    quantity: 1,
    weight: 12.5,
    volume: 0.06,
    dimensions: { length: 50, width: 40, height: 30 },
    fragile: true,
    vehicleInfo: { fuelType: 'Biogas', vehicleType: 'Standard Vehicle' },
    specialInstruction: 'Ring på porten',
    statusHistory: [
      { status: 'pending', changedAt: '2026-03-02T08:00:00.000Z' },
      { status: 'confirmed', changedAt: '2026-03-02T08:05:00.000Z' },
      { status: 'inTransit', changedAt: '2026-03-02T10:00:00.000Z' },
    ],
    receipt: {
      cashOnDelivery: false,
      paymentMethod: 'card',
      paymentStatus: 'paid',
      currency: 'SEK',
      productPrice: 1234.5,
    },
    senderInfo: { name: 'Anna Exempel', company: 'Exempel AB', city: 'Karlstad' },
    receiverInfo: { name: 'Bo Mottagare', city: 'Stockholm' },
    ...parts,
  });
}

export function aPriceQuote(parts: Partial<PriceQuote> = {}): PriceQuote {
  return priceQuote.parse({
    estimatedPrice: 1234.5,
    distance: 303.4,
    routeId: 'route-1',
    appliedPreferences: ['Biogas'],
    basePrice: 149,
    distanceCharge: 910.2,
    serviceCharge: 175.3,
    ...parts,
  });
}

export function aUserProfile(parts: Partial<UserProfile> = {}): UserProfile {
  return userProfile.parse({
    _id: '65f0c0ffee00000000000001',
    firstName: 'Anna',
    lastName: 'Exempel',
    email: 'anna@example.com',
    phoneNr: '+46 70 000 00 01',
    address: { street: 'Storgatan 12', city: 'Karlstad', postalcode: '652 24' },
    userProfileImageUrl: '',
    provider: 'email',
    verified: true,
    ...parts,
  });
}

export function aStatusUpdate(parts: Partial<TransportStatusUpdate> = {}): TransportStatusUpdate {
  return transportStatusUpdate.parse({
    transportId: '65f0c0ffee0000000000beef',
    status: 'inTransit',
    message: 'Your package is on its way',
    timestamp: '2026-03-02T10:00:00.000Z',
    version: 3,
    ...parts,
  });
}

export function aDriverAssignment(parts: Partial<DriverAssigned> = {}): DriverAssigned {
  return driverAssigned.parse({
    transportId: '65f0c0ffee0000000000beef',
    driverName: 'Kim Chaufför',
    driverPhone: '+46 70 000 00 03',
    driverRating: 4.8,
    estimatedArrival: '2026-03-02T12:30:00.000Z',
    version: 2,
    ...parts,
  });
}
