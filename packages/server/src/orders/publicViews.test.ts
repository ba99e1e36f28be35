import { describe, expect, it } from 'vitest';
import { createClock } from '#orderFacts/clock.ts';
import { toShared } from '#sharing/sharedView.ts';
import { anOrderRecord, aDriverRecord as driver } from '#testing/orderRecords.ts';
import { toOrder } from './orderView.ts';
import { toOwnTracking, toReducedTracking, toTracking } from './trackingView.ts';

const secrets = [
  'anna@example.com',
  'bo@example.com',
  '+46 70',
  '070-174',
  'Modin',
  'ABC 123',
  'beef',
  '4711',
  '8265',
  'nobodyHome',
];
const { goods, pickup } = anOrderRecord();
const at = '2026-11-22T09:00:00.000Z';
const talkative = anOrderRecord({
  driver,
  handover: { kind: 'code', code: '8265' },
  arrivals: [{ from: at, to: at, at, expected: at, reason: 'nobodyHome' }],
  goods: { ...goods, specialInstruction: 'Portkod 4711, ring 070-174 06 20 eller bo@example.com' },
  pickup: {
    ...pickup,
    formattedAddress: 'Storgatan 12, portkod 4711, 652 24 Karlstad',
    lat: 59.3901,
    lng: 13.5212,
  },
});
const clock = createClock(1, () => Date.parse('2026-11-22T09:10:00Z'));
const doors = ['59.3901', '13.5212', '59.3374', '18.0601'];

describe('the public view of an order', () => {
  it('holds no contacts, codes, driver, surnames or inner id [T10]', () => {
    const seen = JSON.stringify(toTracking(talkative));
    for (const secret of [...secrets, 'Exempel"', 'Mottagare']) expect(seen).not.toContain(secret);
    expect(toTracking(talkative)).toMatchObject({
      senderInfo: { name: 'Anna E.', company: '', city: 'Karlstad' },
      receiverInfo: { name: 'Bo M.', city: 'Stockholm' },
    });
  });

  it('shows towns on the map, not doors [T10]', () => {
    const { pickupLocation, dropoffLocation } = toTracking(talkative);
    const places = JSON.stringify([pickupLocation, dropoffLocation]);
    for (const degree of doors) expect(places).not.toContain(degree);
    expect(pickupLocation.lat).toBeCloseTo(59.38, 1);
    expect(dropoffLocation.lng).toBeCloseTo(18.06, 1);
  });

  it('omits street, price and instruction in reduced detail [T10]', () => {
    const seen = toReducedTracking(talkative);
    expect(Object.keys(seen)).not.toContain('receipt');
    expect(Object.keys(seen)).not.toContain('specialInstruction');
    expect(JSON.stringify(seen)).not.toMatch(/Storgatan|Sveavägen|667/);
    expect(seen.pickupLocation.city).toBe('Karlstad');
    expect(seen.dropoffLocation.city).toBe('Stockholm');
  });
});

describe('the customer’s view of an order', () => {
  it('has the whole names, doors and instruction in tracking [T10]', () => {
    expect(toOwnTracking(talkative)).toMatchObject({
      orderId: 'FR7K-2M9P-QX4T',
      shippingInfo: { trackingNumber: 'TRK-FR7K2M9PQX4T' },
      senderInfo: { name: 'Anna Exempel' },
      receiverInfo: { name: 'Bo Mottagare' },
      pickupLocation: { lat: 59.3901, lng: 13.5212 },
      specialInstruction: talkative.goods.specialInstruction,
      route: { distanceInKm: 303.4, estimatedTimeHours: 3.8 },
      receipt: {
        cashOnDelivery: false,
        paymentMethod: 'card',
        paymentStatus: 'paid',
        currency: 'SEK',
        productPrice: 667.33,
      },
      vehicleInfo: { fuelType: 'Biogas', vehicleType: 'Standard Vehicle' },
      estimatedDelivery: '2026-11-22T14:00:00.000Z',
    });
    const bare = { ...talkative, paymentMethod: 'cashOnDelivery', estimatedDelivery: null, emissions: null };
    expect(toOwnTracking(bare)).toMatchObject({ receipt: { cashOnDelivery: true }, estimatedDelivery: null });
    expect(toOwnTracking(bare).emissions).toBeUndefined();
  });

  it('has price, contacts and driver in the order [T10]', () => {
    expect(toOrder(talkative)).toMatchObject({
      _id: talkative.id,
      orderId: 'FR7K-2M9P-QX4T',
      price: 667.33,
      senderContactInfo: { name: 'Anna Exempel', email: 'anna@example.com', phoneNr: '+46 70 000 00 01' },
      receiverContactInfo: { name: 'Bo Mottagare', email: 'bo@example.com' },
      driver: [
        {
          driver: { firstName: 'Kim', lastName: 'Modin', phoneNr: driver.phoneNr },
          email: driver.email,
        },
      ],
      vehicle: { registrationNr: 'ABC 123' },
      transportCompanyName: 'Exempelåkeriet AB',
      customer: [{ user: { firstName: 'Anna', lastName: 'Exempel' } }],
      pickupLocation: {
        formattedAddress: talkative.pickup.formattedAddress,
        street: 'Storgatan 12',
        lat: 59.3901,
      },
      waybill: 'WB-FR7K2M9PQX4T',
      trackingNumber: 'TRK-FR7K2M9PQX4T',
      invoiceNumber: 'F-FR7K2M9PQX4T',
      quantity: 1,
      weight: 12.5,
    });
  });

  it('has no driver, documents or arrival before there are any [T10]', () => {
    const fresh = toOrder(
      anOrderRecord({
        history: [{ status: 'pending', changedAt: '2026-11-22T09:00:00.000Z' }],
        waybill: null,
        estimatedDelivery: null,
        emissions: null,
      }),
    );
    expect(fresh.driver).toEqual([]);
    for (const field of [
      fresh.vehicle,
      fresh.waybill,
      fresh.invoiceNumber,
      fresh.estimatedDelivery,
      fresh.emissions,
      fresh.transportCompanyName,
    ])
      expect(field).toBeUndefined();
  });
});

describe('the view of a shared link', () => {
  const shared = (shows: 'status' | 'map' | 'addresses') => toShared(talkative, { shows, allows: [] }, clock);

  it('shows only status and arrival, never the number, the price or a contact [T10]', () => {
    const seen = shared('status');
    expect(Object.keys(seen).sort()).toEqual(
      ['allows', 'arrivalWindow', 'arrivals', 'estimatedDelivery', 'shows', 'status', 'statusHistory'].sort(),
    );
    for (const scope of ['status', 'map', 'addresses'] as const) {
      const text = JSON.stringify(shared(scope));
      for (const secret of [...secrets, 'FR7K', '667']) expect(text, scope).not.toContain(secret);
    }
  });

  it('has towns and the way with the map, and no doors [T10]', () => {
    const seen = shared('map');
    expect(seen).toMatchObject({
      shows: 'map',
      route: { distanceInKm: 303.4 },
      pickupLocation: { city: 'Karlstad' },
    });
    expect(JSON.stringify(seen)).not.toMatch(/Storgatan|Sveavägen|59\.3901|18\.0601/);
  });

  it('has addresses and doors where its owner chose them, without codes [T10]', () => {
    expect(shared('addresses')).toMatchObject({
      pickupLocation: {
        formattedAddress: expect.stringMatching(/^Storgatan 12, portkod …/),
        lat: 59.3901,
        lng: 13.5212,
      },
      dropoffLocation: { lat: 59.3374, lng: 18.0601 },
    });
  });
});
