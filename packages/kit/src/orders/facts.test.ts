import { anOrder, aTracking } from '@freight/contract/testing';
import { expect, test } from 'vitest';
import { factsOf } from '#elements/order-success/screen/orderFacts.ts';
import { changeOf, detailsOf, isPhoneWrong } from '#elements/profile/details.ts';
import { historyOf } from './following/statusHistory.ts';
import { driverIn, driverOf, type OrderState, unknownOrder, updatesIn } from './store/orderState.ts';
import { includedVat } from './view/vat.ts';

const plain = (text: string | undefined) => text?.replace(/\s/g, ' ');

test('writes the VAT of a price to the öre, as its invoice does, and omits it for an unknown price [T9]', () => {
  expect(plain(includedVat(667.33))).toBe('133,47 kr');
  expect(plain(includedVat(100))).toBe('20,00 kr');
  expect(plain(includedVat(0.03))).toBe('0,01 kr');
  expect(includedVat(0)).toBeUndefined();
});

const known = (parts: Partial<OrderState>): OrderState => ({ ...unknownOrder, ...parts });
const ready = <Data>(data: Data) => ({
  state: 'ready' as const,
  data,
  error: undefined,
  knownAt: 0,
  isRetrying: false,
});
const kim = { name: 'Kim Modin', phone: '+46 70 1', rating: 4.8, estimatedArrival: '10:00' };

test('keeps the details from an event when the order names the same driver [T10]', () => {
  expect(
    driverOf({
      transportId: 'a',
      driverName: 'Kim',
      driverPhone: '1',
      driverRating: 4.8,
      estimatedArrival: '10:00',
    }),
  ).toEqual({ name: 'Kim', phone: '1', rating: 4.8, estimatedArrival: '10:00' });
  const named = (firstName: string, lastName: string, phoneNr = '+46 70 2') =>
    anOrder({ driver: [{ driver: { firstName, lastName, phoneNr }, email: '' }] });
  expect(driverIn(anOrder({ driver: [] }), kim)).toBe(kim);
  expect(driverIn(named('Kim', 'Modin'), kim)).toEqual(kim);
  expect(driverIn(named('Kim', 'Modin'), { ...kim, phone: '' })).toEqual({ ...kim, phone: '+46 70 2' });
  expect(driverIn(named('', ''), kim)).toEqual(kim);
  expect(driverIn(named('Bo', ''), kim)).toEqual({
    name: 'Bo',
    phone: '+46 70 2',
    rating: 0,
    estimatedArrival: '',
  });
  expect(driverIn(named('Bo', 'Ek'), null)).toMatchObject({ name: 'Bo Ek' });
});

test('adds to the history what an event has brought since, and nothing twice [T10]', () => {
  const statusHistory = [
    { status: 'pending' as const, changedAt: '2026-11-22T09:00:00.000Z' },
    { status: 'confirmed' as const, changedAt: '2026-11-22T09:05:00.000Z' },
  ];
  const tracking = ready(aTracking({ status: 'confirmed', statusHistory }));
  const status = { status: 'inTransit', message: '', timestamp: '2026-11-22T10:00:00.000Z', at: 0 };
  expect(historyOf(known({ tracking }))).toEqual(statusHistory);
  expect(historyOf(known({ tracking, status }))).toEqual([
    ...statusHistory,
    { status: 'inTransit', changedAt: '2026-11-22T10:00:00.000Z' },
  ]);
  expect(historyOf(known({ tracking, status: { ...status, timestamp: '' } }))).toEqual(statusHistory);
  expect(historyOf(known({ tracking, status: { ...status, status: 'confirmed' } }))).toEqual(statusHistory);
  const updates = updatesIn(tracking.data).toReversed();
  expect(updates[0]).toEqual({ status: 'confirmed', message: '', timestamp: '2026-11-22T09:05:00.000Z' });
  expect(historyOf(known({ updates }))).toEqual(statusHistory);
});

test('shows what the server knows of an order, else what the page remembers, else nothing [T10]', () => {
  const followed = {
    transportId: 'a',
    orderId: 'FR7K',
    status: 'confirmed',
    timestamp: '2026-11-22T09:05:00.000Z',
    pickupLocation: 'Storgatan 12',
    dropoffLocation: 'Sveavägen 44',
    packageType: { type: 'construction', subType: 'tools_hardware' },
    totalPrice: 428,
    driverName: 'Kim Modin',
    driverPhone: '+46 70 1',
    estimatedArrival: '10:00',
  } as unknown as NonNullable<Parameters<typeof factsOf>[1]>;
  expect(factsOf('a', followed, unknownOrder)).toMatchObject({
    orderId: 'FR7K',
    status: 'confirmed',
    latest: { status: 'confirmed', message: '' },
    pickup: 'Storgatan 12',
    dropoff: 'Sveavägen 44',
    packageType: 'construction',
    packageSubType: 'tools_hardware',
    price: 428,
    driver: { name: 'Kim Modin', phone: '+46 70 1', estimatedArrival: '10:00' },
  });
  const order = anOrder({ price: 667.33, orderId: 'FR8K', packageType: 'food' });
  const status = { status: 'inTransit', message: '', timestamp: '', at: 0 };
  const current = known({ details: ready(order as never), status, driver: { ...kim, phone: '' } });
  expect(factsOf('a', followed, current)).toMatchObject({
    orderId: 'FR8K',
    status: 'inTransit',
    price: 667.33,
    packageType: 'food',
    pickup: order.pickupLocation.formattedAddress,
    dropoff: order.dropoffLocation.formattedAddress,
    orderedAt: order.createdAt,
    driver: { name: 'Kim Modin', phone: '+46 70 1' },
  });
  expect(factsOf('a', null, unknownOrder)).toEqual({
    orderId: 'a',
    status: '',
    latest: null,
    updates: [],
    driver: null,
    pickup: '',
    dropoff: '',
    packageType: '',
    packageSubType: '',
    price: 0,
    emissions: undefined,
    orderedAt: '',
  });
  const spoken = { ...followed, status: 'Föraren är på väg' };
  expect(factsOf('a', spoken, unknownOrder).latest).toMatchObject({
    status: '',
    message: 'Föraren är på väg',
  });
  const loading = known({ tracking: { ...unknownOrder.tracking, state: 'loading' } });
  expect(factsOf('a', spoken, loading).latest).toBeNull();
});

test('sends a changed profile trimmed, with the e-mail address and the picture as they were [T10]', () => {
  const user = {
    firstName: 'Anna',
    lastName: 'Exempel',
    email: 'anna@example.com',
    phoneNr: '+46 70',
    address: { street: 'Storgatan 12', city: 'Karlstad', postalcode: '652 24' },
    userProfileImageUrl: '/picture.png',
  } as unknown as Parameters<typeof detailsOf>[0];
  const details = detailsOf(user);
  expect(details).toEqual({
    firstName: 'Anna',
    lastName: 'Exempel',
    phone: '+46 70',
    street: 'Storgatan 12',
    city: 'Karlstad',
    postalcode: '652 24',
  });
  const typed = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, ` ${value}x `]));
  expect(changeOf(user, typed as unknown as typeof details)).toEqual({
    firstName: 'Annax',
    lastName: 'Exempelx',
    email: 'anna@example.com',
    phoneNr: '+46 70x',
    address: { street: 'Storgatan 12x', city: 'Karlstadx', postalcode: '652 24x' },
    userProfileImageUrl: '/picture.png',
  });
  const phone = (text: string) => isPhoneWrong({ ...details, phone: text });
  expect([' ', ' 070-1234 ', 'ring mig'].map(phone)).toEqual([false, false, true]);
});
