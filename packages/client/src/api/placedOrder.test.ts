import { anOrder } from '@freight/contract/testing';
import { expect, test } from 'vitest';
import { aDraft } from '#testing/drafts.ts';
import { placedOrder } from './placedOrder.ts';
import type { ReceivedOrder } from './readOrder.ts';

const orderedAt = '2026-07-01T08:00:00.000Z';
const secondsLater = (seconds: number) => new Date(Date.parse(orderedAt) + seconds * 1_000).toISOString();

const draft = aDraft();
const spot = (place: typeof draft.pickupLocation) => ({
  formattedAddress: place?.address ?? '',
  street: '',
  city: '',
  lat: place?.lat ?? 0,
  lng: place?.lng ?? 0,
});

/** What an API would say of the order that became of the draft. */
const theOrder = (parts: Partial<ReceivedOrder> = {}): ReceivedOrder => ({
  ...anOrder(),
  pickupLocation: spot(draft.pickupLocation),
  dropoffLocation: spot(draft.dropoffLocation),
  receiverContactInfo: { name: draft.recipientDetails?.name ?? '', email: '', phoneNr: '' },
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
  expect(placedOrder(draft, orderedAt, [anOrder({ _id: 'other' }), order])).toBe(order);
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
  expect(placedOrder(draft, orderedAt, [theOrder(parts)])).toBeUndefined();
});

test('a draft without a place or a recipient is no order, and does not fail', () => {
  expect(placedOrder({ ...draft, pickupLocation: null }, orderedAt, [theOrder()])).toBeUndefined();
  const nobody = theOrder({ receiverContactInfo: { name: '', email: '', phoneNr: '' } });
  expect(placedOrder({ ...draft, recipientDetails: undefined }, orderedAt, [nobody])).toBe(nobody);
  expect(placedOrder({ ...draft, recipientDetails: undefined }, orderedAt, [theOrder()])).toBeUndefined();
});

test('an order that is known to be of another draft is not taken for this one [A1]', () => {
  const earlier = theOrder({ _id: 'earlier' });
  expect(placedOrder(draft, orderedAt, [earlier], ['earlier'])).toBeUndefined();
});
