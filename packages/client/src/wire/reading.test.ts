import { order, tracking, userProfile } from '@freight/contract/schemas';
import { anOrder, aPriceQuote, aTracking, aUserProfile } from '@freight/contract/testing';
import { describe, expect, test } from 'vitest';
import { readAllows } from './readAllows.ts';
import { readDates, readRun } from './readDates.ts';
import { readOrder, readPage } from './readOrder.ts';
import { readProfile } from './readProfile.ts';
import { readDirections, readQuote } from './readRoute.ts';
import { readTracking } from './readTracking.ts';

const nonsense = [null, undefined, 7, 'text', [], [1], {}, true, new Date(0)];
/** Every field is present, each of an unexpected type. */
const garbled = (whole: object, value: unknown) =>
  Object.fromEntries(Object.keys(whole).map((key) => [key, value]));

describe('reading a tracking answer', () => {
  test('takes a complete one as it is and drops what is unknown [CLIENT-33]', () => {
    expect(readTracking({ ...aTracking(), secret: 'x' })).toEqual(aTracking());
  });

  test('reads the position of a place only if both coordinates are valid [L18]', () => {
    const placed = (place: object) =>
      readTracking({ ...aTracking(), pickupLocation: { city: 'Karlstad', ...place } })?.pickupLocation;
    const unplaced = { formattedAddress: '', city: 'Karlstad' };
    expect(placed({ lat: 59.38, lng: '13.5' })).toEqual({ ...unplaced, lat: 59.38, lng: 13.5 });
    for (const place of [{}, { lat: 59.38 }, { lat: 0, lng: 0 }, { lat: 'n', lng: 'e' }, { lat: 91, lng: 1 }])
      expect(placed(place)).toEqual(unplaced);
  });

  test.each(nonsense)('returns null for %j [CLIENT-33]', (answer) => {
    expect(readTracking(answer)).toBeNull();
  });

  test('needs nothing but the order id [CLIENT-33]', () => {
    expect(tracking.parse(readTracking({ orderId: 'A' }))).toMatchObject({
      orderId: 'A',
      status: '',
      estimatedDelivery: null,
      statusHistory: [],
      weight: 0,
    });
  });

  test.each([null, 7, 'x', [], {}, [null, { status: 7 }]])(
    'survives fields that are %j [CLIENT-33]',
    (value) => {
      const answer = { ...garbled(aTracking(), value), orderId: 'A' };
      expect(tracking.parse(readTracking(answer)).orderId).toBe('A');
    },
  );

  test('keeps an unknown status, and HTML as plain text [CLIENT-33]', () => {
    const read = readTracking({ orderId: 'A', status: 'teleported', packageType: '<img onerror=x>' });
    expect(read).toMatchObject({ status: 'teleported', packageType: '<img onerror=x>' });
  });

  test('reads numbers that are sent as text [CLIENT-33]', () => {
    expect(readTracking({ orderId: 7, weight: '12.5', volume: 'much' })).toMatchObject({
      orderId: '7',
      weight: 12.5,
      volume: 0,
    });
  });

  test.each([1_772_456_700_000, '1772456700000'])('reads milliseconds in its times: %j [B27]', (at) => {
    const time = '2026-03-02T13:05:00.000Z';
    const read = readTracking({
      orderId: '1772456700000',
      estimatedDelivery: at,
      statusHistory: [{ status: 'delivered', changedAt: at }],
      arrivalWindow: { from: at, to: at },
    });
    expect(read).toMatchObject({
      orderId: '1772456700000',
      estimatedDelivery: time,
      statusHistory: [{ changedAt: time }],
      arrivalWindow: { from: time, to: time },
    });
  });
});

describe('reading an order', () => {
  test('takes a complete one as it is, the extras of the catalogue included [CLIENT-39] [DETAIL-54] [DETAIL-55] [DETAIL-56] [DETAIL-57] [DETAIL-58] [DETAIL-59] [DETAIL-60] [DETAIL-61] [DETAIL-62]', () => {
    const full = anOrder({
      vehicle: { registrationNr: 'ABC 123' },
      waybill: 'WB-1',
      trackingNumber: 'TRK-1',
      consignmentId: 'C-1',
      invoiceNumber: 'F-1',
      currentLocation: 'Örebro',
      estimatedDelivery: '2026-03-03T14:00:00.000Z',
      driver: [{ driver: { firstName: 'Kim', lastName: 'Ek', phoneNr: '070' }, email: 'kim@example.com' }],
    });
    expect(readOrder(full)).toEqual(full);
  });

  test.each(nonsense)('returns null for %j [CLIENT-39]', (answer) => {
    expect(readOrder(answer)).toBeNull();
  });

  test.each([null, 7, 'x', [], {}, [null, { driver: 7 }]])(
    'survives fields that are %j [CLIENT-39]',
    (value) => {
      const read = readOrder({ ...garbled(anOrder(), value), _id: 'a', status: 'pending' });
      expect(order.parse(read)._id).toBe('a');
    },
  );

  test('keeps an unknown status [CLIENT-39]', () => {
    expect(readOrder({ orderId: 'A', status: 'teleported' })?.status).toBe('teleported');
  });

  test('makes an address of its parts where there is no better one [DETAIL-55]', () => {
    const place = { formattedAddress: '', street: 'Storgatan 12', city: 'Karlstad', lat: 0, lng: 0 };
    const addressOf = (pickupLocation: object) =>
      readOrder({ ...anOrder(), pickupLocation })?.pickupLocation.formattedAddress;
    expect(addressOf(place)).toBe('Storgatan 12, Karlstad');
    expect(addressOf({ ...place, formattedAddress: 'Storgatan 12, 652 24 Karlstad' })).toBe(
      'Storgatan 12, 652 24 Karlstad',
    );
  });
});

describe('reading a page of orders', () => {
  test('takes orders and figures [CLIENT-38]', () => {
    const page = { data: [anOrder()], pagination: { totalPages: 3, totalItems: 45 } };
    expect(readPage({ success: true, ...page })).toEqual(page);
  });

  test.each([null, 'x', {}, { data: 7 }, { data: null, pagination: 7 }])(
    'is empty for %j [CLIENT-38]',
    (answer) => {
      expect(readPage(answer)).toEqual({ data: [], pagination: { totalPages: 1, totalItems: 0 } });
    },
  );

  test('leaves out what is no order and counts the rest [CLIENT-38]', () => {
    const page = readPage({ data: [anOrder(), null, 7, {}] });
    expect(page.data).toHaveLength(1);
    expect(page.pagination).toEqual({ totalPages: 1, totalItems: 1 });
  });
});

describe('reading a profile', () => {
  test('takes a complete one as it is [CLIENT-29] [SESS-19]', () => {
    expect(readProfile(aUserProfile())).toEqual(aUserProfile());
  });

  test.each(nonsense)('returns null for %j [CLIENT-29]', (answer) => {
    expect(readProfile(answer)).toBeNull();
  });

  test('takes _id, else id, else userId for the identifier [LIST-28]', () => {
    expect(readProfile({ _id: 'a', id: 'b', userId: 'c' })?._id).toBe('a');
    expect(readProfile({ id: 'b', userId: 'c' })?._id).toBe('b');
    expect(readProfile({ userId: 'c' })?._id).toBe('c');
  });

  test('accepts phone where phoneNr is absent [CLIENT-29]', () => {
    expect(readProfile({ _id: 'a', phone: '070' })?.phoneNr).toBe('070');
    expect(readProfile({ _id: 'a', phone: '070', phoneNr: '071' })?.phoneNr).toBe('071');
  });

  test.each([null, 7, [], {}])('survives fields that are %j [CLIENT-29]', (value) => {
    const read = readProfile({ ...garbled(aUserProfile(), value), _id: 'a'.repeat(24) });
    expect(userProfile.parse(read).verified).toBe(false);
  });
});

describe('reading a price', () => {
  test('takes price, distance, route and preferences, and the parts if there are any [CLIENT-35]', () => {
    expect(readQuote(aPriceQuote())).toEqual(aPriceQuote());
    const { basePrice: _b, distanceCharge: _d, serviceCharge: _s, ...without } = aPriceQuote();
    expect(readQuote(without).basePrice).toBeUndefined();
  });

  test.each([null, 7, {}, { estimatedPrice: null, appliedPreferences: [7, null] }])(
    'survives %j [CLIENT-35]',
    (answer) => {
      expect(readQuote(answer)).toMatchObject({ estimatedPrice: 0, distance: 0, routeId: '' });
    },
  );
});

describe('reading directions', () => {
  const routes = [
    {
      overview_polyline: { points: 'abc' },
      legs: [{ distance: { text: '303 km', value: 303_000 }, duration: { text: '3 h', value: 10_800 } }],
    },
  ];

  test('finds routes at the top or inside data [CLIENT-40]', () => {
    expect(readDirections({ status: 'OK', routes })).toEqual({ routes });
    expect(readDirections({ success: true, data: { routes } })).toEqual({ routes });
  });

  test('takes a line that is named without an object around it [CLIENT-40] [A10]', () => {
    const legs = [{ distance: { text: '5 km', value: 5000 }, duration: { text: '9 mins', value: 540 } }];
    expect(readDirections({ routes: [{ overview_polyline: '_p~iF~ps|U', legs }] })).toEqual({
      routes: [{ overview_polyline: { points: '_p~iF~ps|U' }, legs }],
    });
  });

  test.each([null, {}, { routes: 7 }, { routes: [null, {}, { overview_polyline: 7 }] }])(
    'has no routes for %j [CLIENT-40]',
    (answer) => {
      expect(readDirections(answer)).toEqual({ routes: [] });
    },
  );
});

test('reads what the holder of a link may do, as far as this client knows it', () => {
  expect(readAllows({ allows: ['claims', 'everything'] })).toEqual(['claims']);
  for (const answer of [{ allows: ['everything'] }, { allows: [] }, ...nonsense])
    expect(readAllows(answer)).toBeUndefined();
});

test('takes until when a price holds only as a moment [R5]', () => {
  const moment = '2026-12-03T14:20:00.000Z';
  expect(readQuote({ estimatedPrice: 1, validUntil: moment }).validUntil).toBe(moment);
  for (const answer of ['soon', 7, null, {}])
    expect(readQuote({ estimatedPrice: 1, validUntil: answer })).not.toHaveProperty('validUntil');
});

describe('reading days', () => {
  const day = { date: '2026-12-03', price: 300, kgCo2e: 1 };
  const run = { from: 'Karlstad', to: 'Uppsala' };
  const saves = { price: 100, kgCo2e: 0.5 };

  test('takes days that exist and have a price, in their order', () => {
    const later = { ...day, date: '2026-12-05' };
    const answer = [
      later,
      { ...day, date: '2026-02-30x' },
      { ...day, date: '2026-12-04', price: 0 },
      null,
      day,
    ];
    expect(readDates(answer)).toEqual([day, later]);
    expect(readDates('none')).toEqual([]);
  });

  test('takes an empty lorry only with its towns', () => {
    const whole = { ...day, reason: 'emptyRun', run, saves };
    expect(readDates([whole])).toEqual([whole]);
    expect(readDates([{ ...whole, run: { from: 'Karlstad' } }])).toEqual([day]);
    expect(readDates([{ ...whole, reason: 'full moon' }])).toEqual([day]);
    expect(readRun({ ...run, date: day.date, saves })).toEqual({ ...run, date: day.date, saves });
    expect(readRun({ ...run, date: 'soon', saves })).toBeUndefined();
    expect(readRun(undefined)).toBeUndefined();
  });
});
