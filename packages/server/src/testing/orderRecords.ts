import type { OrderRecord } from '#db/schema/orders.ts';
import type { Quote } from '#db/schema/quotes.ts';

/** Stored rows for tests that need no database: a believable whole with the given parts replaced. */

const pickup = {
  formattedAddress: 'Storgatan 12, 652 24 Karlstad, Sverige',
  street: 'Storgatan 12',
  city: 'Karlstad',
  postalCode: '652 24',
  lat: 59.3793,
  lng: 13.5036,
};
const dropoff = {
  formattedAddress: 'Sveavägen 44, 111 34 Stockholm, Sverige',
  street: 'Sveavägen 44',
  city: 'Stockholm',
  postalCode: '111 34',
  lat: 59.3374,
  lng: 18.0601,
};
const placedAt = new Date('2026-11-22T09:00:00Z');

/** Of an order that has been assigned. */
export const aDriverRecord: NonNullable<OrderRecord['driver']> = {
  firstName: 'Kim',
  lastName: 'Modin',
  phoneNr: '+46 70 174 06 99',
  email: 'kim@example.com',
  rating: 4.8,
  registrationNr: 'ABC 123',
  company: 'Exempelåkeriet AB',
  estimatedArrival: '2026-11-22T10:00:00.000Z',
  version: 2,
};

export function anOrderRecord(parts: Partial<OrderRecord> = {}): OrderRecord {
  return {
    id: '65f0c0ffee0000000000beef',
    orderNumber: 'FR7K-2M9P-QX4T',
    userId: 'anna',
    date: placedAt,
    createdAt: placedAt,
    updatedAt: placedAt,
    status: 'confirmed',
    version: 2,
    history: [
      { status: 'pending', changedAt: '2026-11-22T09:00:00.000Z' },
      { status: 'confirmed', changedAt: '2026-11-22T09:05:00.000Z' },
    ],
    priceOre: 66_733,
    priceParts: { baseOre: 14_900, distanceOre: 41_202, serviceOre: 10_631 },
    distanceKm: 303.4,
    fuelType: 'Biogas',
    emissions: { kgCo2e: 0.173, gramsPerTonneKm: 34, source: 'ISO 14083:2023, well to wheel', year: 2025 },
    orderType: 'standard',
    paymentMethod: 'card',
    paymentStatus: 'paid',
    pickup,
    dropoff,
    sender: {
      firstName: 'Anna',
      lastName: 'Exempel',
      email: 'anna@example.com',
      phoneNr: '+46 70 000 00 01',
      address: { street: 'Storgatan 12', postalcode: '652 24', city: 'Karlstad' },
    },
    receiver: { name: 'Bo Mottagare', email: 'bo@example.com', phoneNr: '+46 70 174 06 20' },
    goods: {
      packageType: 'construction',
      packageSubType: 'tools_hardware',
      quantity: 1,
      weight: 12.5,
      volume: 0.06,
      dimensions: { length: 50, width: 40, height: 30 },
      specialInstruction: 'Ring på porten',
      fragile: false,
    },
    driver: null,
    waybill: 'WB-FR7K2M9PQX4T',
    estimatedDelivery: new Date('2026-11-22T14:00:00Z'),
    arrivals: [],
    outcome: 'delivered',
    stage: 1,
    stageAt: placedAt,
    nextAt: null,
    delays: null,
    demoRole: null,
    changesVersion: 0,
    deliveryNotes: null,
    handover: null,
    partner: null,
    reference: null,
    emptyRun: null,
    language: 'en',
    ...parts,
  };
}

/** The kept price of the goods and places of `anOrderRecord`. */
export function aQuoteRecord(parts: Partial<Quote['request']> = {}): Quote {
  return {
    id: 'route',
    request: {
      pickup,
      dropoff,
      weight: 12.5,
      volume: 0.06,
      quantity: 1,
      dimensions: { length: 50, width: 40, height: 30 },
      fuelType: 'Biogas',
      ...parts,
    },
    distanceKm: 303.4,
    runs: null,
    price: {
      estimatedPrice: 667.33,
      basePrice: 149,
      distanceCharge: 412.02,
      serviceCharge: 106.31,
      appliedPreferences: ['Biogas -5 %'],
    },
    createdAt: placedAt,
    expiresAt: new Date('2026-11-22T10:00:00Z'),
  };
}
