import { anOrder } from '@freight/contract/testing';
import { expect, test } from 'vitest';
import { aDraft } from '#testing/drafts.ts';
import { orderRequestOf } from './orderPayload.ts';
import { placedOrder } from './placedOrder.ts';
import type { ReceivedOrder } from './readOrder.ts';

const orderedAt = '2026-07-01T08:00:00.000Z';
const secondsLater = (seconds: number) => new Date(Date.parse(orderedAt) + seconds * 1_000).toISOString();

const draft = aDraft({ pricing: { estimatedPrice: 1793.24, distance: 307.2, routeId: 'route-1' } });
const { additionalData: sent } = orderRequestOf(draft, orderedAt);
const find = (orders: ReceivedOrder[], search: { others?: string[]; isOneClock?: boolean } = {}) =>
  placedOrder(orders, { sent, orderedAt, ...search });
const spot = (place: typeof draft.pickupLocation) => ({
  formattedAddress: place?.address ?? '',
  street: '',
  city: '',
  lat: place?.lat ?? 0,
  lng: place?.lng ?? 0,
});

/** The order as an API would return it for the draft. */
const theOrder = (parts: Partial<ReceivedOrder> = {}): ReceivedOrder => ({
  ...anOrder(),
  weight: 12.5,
  dimensions: { length: 50, width: 40, height: 30 },
  packageType: 'construction',
  packageSubType: 'tools_hardware',
  specialInstruction: 'Ring på porten',
  price: 1793.24,
  pickupLocation: spot(draft.pickupLocation),
  dropoffLocation: spot(draft.dropoffLocation),
  receiverContactInfo: { name: draft.recipientDetails?.name ?? '', email: '', phoneNr: '070-000 00 02' },
  date: secondsLater(2),
  createdAt: secondsLater(2),
  ...parts,
});

test.each<[string, Partial<ReceivedOrder>]>([
  ['its points', {}],
  [
    'points that were rounded',
    { pickupLocation: { ...spot(draft.pickupLocation), lat: (draft.pickupLocation?.lat ?? 0) + 0.001 } },
  ],
  [
    'its addresses where the API tells no points',
    {
      pickupLocation: { ...spot(draft.pickupLocation), lat: 0, lng: 0 },
      dropoffLocation: { ...spot(draft.dropoffLocation), lat: 0, lng: 0 },
    },
  ],
  [
    'an address in other capitals, with blanks around',
    {
      pickupLocation: {
        ...spot(draft.pickupLocation),
        formattedAddress: ` ${draft.pickupLocation?.address.toUpperCase()} `,
        lat: 0,
        lng: 0,
      },
    },
  ],
  ['the last moment there is', { createdAt: secondsLater(15 * 60) }],
  ['the first moment there is', { createdAt: secondsLater(-2 * 60) }],
  [
    'a recipient in other capitals',
    {
      receiverContactInfo: { name: ` ${draft.recipientDetails?.name.toUpperCase()}`, email: '', phoneNr: '' },
    },
  ],
  ['its date where the API tells no creation', { createdAt: '', date: secondsLater(3) }],
  ['a clock that is a minute behind', { createdAt: secondsLater(-60) }],
  ['no recipient, as the API tells none', { receiverContactInfo: { name: '', email: '', phoneNr: '' } }],
])('an order is known by %s [A1]', (_, parts) => {
  const order = theOrder(parts);
  expect(find([anOrder({ _id: 'other' }), order])).toBe(order);
});

test.each<[string, Partial<ReceivedOrder>]>([
  ['was placed before', { createdAt: secondsLater(-3 * 60) }],
  ['was placed long after', { createdAt: secondsLater(16 * 60) }],
  ['has no moment', { createdAt: '', date: '' }],
  ['begins elsewhere', { pickupLocation: { ...spot(draft.pickupLocation), lat: 55 } }],
  ['ends elsewhere', { dropoffLocation: { ...spot(draft.dropoffLocation), lng: 11 } }],
  ['lies on the equator', { pickupLocation: { ...spot(draft.pickupLocation), lat: 0 } }],
  ['lies on the meridian of Greenwich', { pickupLocation: { ...spot(draft.pickupLocation), lng: 0 } }],
  [
    'has another address and no point',
    { pickupLocation: { ...spot(null), formattedAddress: 'Annan gata 1' } },
  ],
  ['names neither point nor address', { pickupLocation: { ...spot(null) } }],
  ['goes to somebody else', { receiverContactInfo: { name: 'Somebody Else', email: '', phoneNr: '' } }],
])('an order that %s is another one [A1]', (_, parts) => {
  expect(find([theOrder(parts)])).toBe('missing');
});

test('an order that is known to be of another draft is not taken for this one [A1]', () => {
  expect(find([theOrder({ _id: 'earlier' })], { others: ['earlier'] })).toBe('missing');
});

test.each<[string, Partial<ReceivedOrder>]>([
  ['weight', { weight: 900 }],
  ['sides', { dimensions: { length: 50, width: 40, height: 120 } }],
  ['kind', { packageType: 'plumbing_hvac' }],
  ['narrower kind', { packageSubType: 'building_materials' }],
  ['price', { price: 2104 }],
  ['instruction', { specialInstruction: 'Leave it at the gate' }],
  ['phone number', { receiverContactInfo: { ...theOrder().receiverContactInfo, phoneNr: '+46 70 999' } }],
])('an order with another %s counts as unclear, not as this one [F16]', (_, parts) => {
  expect(find([theOrder(parts)])).toBe('unclear');
  const own = theOrder();
  expect(find([theOrder({ _id: 'other', ...parts }), own])).toBe(own);
});

test.each<[string, Partial<ReceivedOrder>]>([
  ['weight, sides, kind and price', { weight: 0, dimensions: { length: 0, width: 0, height: 0 }, price: 0 }],
  ['instruction', { specialInstruction: '' }],
  ['phone number', { receiverContactInfo: { ...theOrder().receiverContactInfo, phoneNr: '' } }],
])('a value that the API leaves out is not compared: %s [F16]', (_, parts) => {
  const order = theOrder({ packageType: '', packageSubType: '', ...parts });
  expect(find([order])).toBe(order);
});

test('several matching orders count as unclear [F16]', () => {
  expect(find([theOrder(), theOrder({ _id: 'colleague' })])).toBe('unclear');
});

test('the scheduled date that was sent identifies this order [F16]', () => {
  const own = theOrder({ scheduledDate: orderedAt });
  const other = theOrder({ _id: 'other', scheduledDate: secondsLater(-40) });
  expect(find([other, own, theOrder({ _id: 'undated' })])).toBe(own);
  expect(find([other])).toBe('missing');
});

test('an order that the same clock has dated before the attempt is not taken for it [F16]', () => {
  const minutesBefore = theOrder({ createdAt: secondsLater(-60) });
  expect(find([minutesBefore], { isOneClock: true })).toBe('unclear');
  expect(find([theOrder({ createdAt: secondsLater(-60), weight: 900 })], { isOneClock: true })).toBe(
    'missing',
  );
  // The server's Date has no fractions of a second.
  const sameSecond = theOrder({ createdAt: secondsLater(-0.9) });
  expect(find([sameSecond], { isOneClock: true })).toBe(sameSecond);
});

test('of two orders for one day, either may be the one that was sent', () => {
  const date = '2026-07-03';
  const scheduled = orderRequestOf({ ...draft, date }, orderedAt).additionalData;
  const one = theOrder({ _id: 'one', scheduledDate: scheduled.scheduledDate });
  const other = theOrder({ _id: 'other', price: 1793.24, scheduledDate: undefined });
  expect(placedOrder([one, other], { sent: scheduled, orderedAt })).toBe('unclear');
  expect(placedOrder([one], { sent: scheduled, orderedAt })).toBe(one);
});
