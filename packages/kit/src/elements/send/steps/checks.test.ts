import { subcategoriesOf } from '@freight/contract';
import { expect, test } from 'vitest';
import { checkRoute } from '#elements/send/addresses/checkRoute.ts';
import { daysOf, quoteFacts } from '#elements/send/quote/quoteFacts.ts';
import { isEmpty, isWhole, sizeOf, sizes } from '#elements/send/sizes/sizes.ts';
import type { Location } from '#maps/places/places.ts';
import { checkPackage, checkRecipient } from './checkSteps.ts';

const plain = (texts: string[]) => texts.map((text) => text.replace(/\s/g, ' '));

test('quotes distance, time and the emissions of the fuel it has the price of [T9] [T11]', () => {
  const quote = {
    fuelType: 'Biogas' as const,
    fromPrice: 428,
    distance: 303.4,
    durationMinutes: 349,
    prices: [],
    emissions: [
      { fuelType: 'Diesel' as const, kgCo2e: 12.3 },
      { fuelType: 'Biogas' as const, kgCo2e: 3.1 },
      { fuelType: 'El' as const, kgCo2e: 0.4 },
    ],
  };
  const [soonest] = daysOf(quote);
  expect(soonest).toEqual({ date: '', price: 428, kgCo2e: 3.1 });
  expect(plain(quoteFacts(quote, 3.1, 'sv'))).toEqual(['303,4 km', '5 tim 49 min', '3,1 kg CO₂e']);
  const { durationMinutes: _, ...bare } = quote;
  expect(plain(quoteFacts(bare, 0, 'sv'))).toEqual(['303,4 km']);
});

test('knows a usual size by its sides and its weight, and what is whole or empty [T10]', () => {
  expect(sizeOf(sizes.pallet)).toBe('pallet');
  expect(sizeOf(sizes.letterbox)).toBe('letterbox');
  expect(sizeOf({ ...sizes.pallet, weight: 251 })).toBeUndefined();
  for (const side of ['length', 'width', 'height'] as const) {
    const { weight, dimensions } = sizes.parcel;
    expect(sizeOf({ weight, dimensions: { ...dimensions, [side]: 31 } }), side).toBeUndefined();
    expect(isWhole({ weight, dimensions: { ...dimensions, [side]: 0 } }), side).toBe(false);
  }
  const nothing = { weight: 0, dimensions: { length: 0, width: 0, height: 0 } };
  expect([isWhole(sizes.parcel), isWhole(nothing), isWhole({ ...sizes.parcel, weight: 0 })]).toEqual([
    true,
    false,
    false,
  ]);
  expect([isEmpty(nothing), isEmpty(sizes.parcel), isEmpty({ ...nothing, weight: 1 })]).toEqual([
    true,
    false,
    false,
  ]);
});

const place = (lat: number, lng: number): Location => ({
  address: 'Storgatan 12',
  lat,
  lng,
  street: '',
  postalCode: '',
  city: '',
  country: '',
  placeId: '',
});
const entry = (location: Location | null, text = 'Storgatan') => ({ text, location });

test('checks two addresses in the documented order [T10]', () => {
  const [here, there] = [place(59.3793, 13.5036), place(59.3374, 18.0601)];
  const fault = (pickup: ReturnType<typeof entry>, dropoff: ReturnType<typeof entry>) => {
    const checked = checkRoute(pickup, dropoff);
    return 'fault' in checked ? [checked.fault.kind, checked.fault.field] : undefined;
  };
  expect(fault(entry(here, ' '), entry(there, ''))).toEqual(['enterBoth', 'pickup']);
  expect(fault(entry(null), entry(there, ' '))).toEqual(['enterBoth', 'dropoff']);
  expect(fault(entry(null), entry(null))).toEqual(['selectValid', 'pickup']);
  expect(fault(entry(here), entry(null))).toEqual(['selectValid', 'dropoff']);
  expect(fault(entry(here), entry({ ...here }))).toEqual(['sameLocation', 'dropoff']);
  expect(fault(entry(here), entry(place(59.3793, 13.6)))).toEqual(['minimumDistance', 'dropoff']);
  expect(fault(entry(here), entry(place(59.44, 13.5036)))).toEqual(['minimumDistance', 'dropoff']);
  expect(checkRoute(entry(here), entry(there))).toEqual({
    route: { pickup: here, dropoff: there, distanceKm: expect.closeTo(258, -1) },
  });
});

const whole = {
  weight: 10,
  dimensions: { length: 40, width: 30, height: 30 },
  description: 'Böcker',
  category: 'construction',
  subcategory: 'tools_hardware',
  specialInstructions: '',
};

test('names everything that a parcel lacks, in the order of the fields [T10]', () => {
  expect(checkPackage(whole)).toEqual({});
  const none = {
    weight: 0,
    dimensions: { length: 0, width: 0, height: 0 },
    description: ' ',
    category: 'x',
    subcategory: '',
  };
  expect(Object.entries(checkPackage({ ...whole, ...none }))).toEqual([
    ['weight', 'validation.weightRequired'],
    ['length', 'validation.lengthRequired'],
    ['width', 'validation.widthRequired'],
    ['height', 'validation.heightRequired'],
    ['description', 'validation.descriptionRequired'],
    ['category', 'validation.categoryRequired'],
    ['subcategory', 'validation.subcategoryRequired'],
  ]);
  expect(subcategoriesOf('toString')).toEqual([]);
});

test('names what a parcel has too much of, up to the limits themselves [T10]', () => {
  const sided = (length: number, width: number, height: number) =>
    checkPackage({ ...whole, dimensions: { length, width, height } });
  expect(checkPackage({ ...whole, weight: 100_000 })).toEqual({});
  expect(checkPackage({ ...whole, weight: 100_001 })).toEqual({ weight: 'validation.weightMost' });
  expect(sided(10_000, 10, 10)).toEqual({});
  expect(sided(10_001, 10, 10)).toEqual({ length: 'validation.sideMost' });
  expect(sided(10, 10_001, 10)).toEqual({ width: 'validation.sideMost' });
  expect(sided(10, 10, 10_001)).toEqual({ height: 'validation.sideMost' });
  expect(sided(1_000, 1_000, 1_000)).toEqual({});
  expect(sided(1_001, 1_000, 1_000)).toEqual({ height: 'validation.volumeMost' });
});

test('requires a recipient that can be reached, and an e-mail address when the host does [T10]', () => {
  const bo = { name: 'Bo', phone: '+46 (0)70-174 06 20', email: '' };
  expect(checkRecipient(bo, 'off')).toEqual({});
  expect(checkRecipient({ name: ' ', phone: ' ', email: 'x' }, 'off')).toEqual({
    name: 'recipientNameRequired',
    phone: 'phoneRequired',
  });
  expect(checkRecipient({ ...bo, phone: '070 eller 071' }, 'off')).toEqual({ phone: 'phoneInvalid' });
  expect(checkRecipient(bo, 'optional')).toEqual({});
  expect(checkRecipient(bo, 'required')).toEqual({ email: 'recipientEmailRequired' });
  expect(checkRecipient({ ...bo, email: 'bo@' }, 'optional')).toEqual({ email: 'recipientEmailInvalid' });
  expect(checkRecipient({ ...bo, email: ' bo@example.com ' }, 'required')).toEqual({});
});
