import { expect, test } from 'vitest';
import { aPackage, aRecipient, karlstad, stockholm } from '#testing/probes/sendingProbe.ts';
import { newDraft, newPiece, readDraft } from './draft.ts';

const whole = {
  ...newDraft(),
  step: 4,
  customer: 'somebody',
  draft: {
    pickupLocation: karlstad,
    dropoffLocation: stockholm,
    selectedVehicle: { type: 'Standard Vehicle', fuelType: 'electric' as const },
    packageDetails: aPackage,
    count: 2,
    otherPieces: [newPiece({ weight: 31, description: 'Beam' })],
    recipientDetails: aRecipient,
    handover: 'code',
    reference: 'PO 4711',
    date: '2026-12-03',
    pricing: { estimatedPrice: 1, distance: 2, eta: 3, routeId: 'r', appliedPreferences: ['Biogas'] },
  },
  priced: {
    inputs: '{}',
    failure: '' as const,
    code: 'unknown',
    said: '',
    basePrice: 1,
    distanceCharge: 2,
    serviceCharge: undefined,
    soonestPrice: 3,
    dates: [{ date: '2026-12-03', price: 1, kgCo2e: 0.5 }],
  },
};
const damaged = (parts: object) => readDraft(JSON.stringify({ ...whole, ...parts }));

test('begins with a Standard Vehicle on biogas and a key of its own [WIZ-11]', () => {
  const { draft, idempotencyKey } = newDraft();
  expect(draft.selectedVehicle).toEqual({ type: 'Standard Vehicle', fuelType: 'biogas' });
  expect(idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect(newDraft().idempotencyKey).not.toBe(idempotencyKey);
});

test('holds both places with address and point [WIZ-10]', () => {
  const { pickupLocation, dropoffLocation } = readDraft(JSON.stringify(whole)).draft;
  expect(pickupLocation).toMatchObject({ address: karlstad.address, lat: karlstad.lat, lng: karlstad.lng });
  expect(dropoffLocation).toMatchObject({
    address: stockholm.address,
    lat: stockholm.lat,
    lng: stockholm.lng,
  });
});

test('holds package, recipient and pricing as documented [WIZ-12] [WIZ-13] [WIZ-14]', () => {
  const { draft } = newDraft();
  expect(Object.keys(draft.packageDetails)).toEqual([
    'weight',
    'dimensions',
    'description',
    'category',
    'subcategory',
    'specialInstructions',
  ]);
  expect(Object.keys(draft.packageDetails.dimensions)).toEqual(['length', 'width', 'height']);
  expect(Object.keys(draft.recipientDetails)).toEqual(expect.arrayContaining(['name', 'phone']));
  expect(Object.keys(draft.pricing)).toEqual([
    'estimatedPrice',
    'distance',
    'eta',
    'routeId',
    'appliedPreferences',
  ]);
});

test('reads back exactly what was stored', () => {
  expect(readDraft(JSON.stringify(whole))).toEqual(whole);
});

test('begins anew from storage that holds nothing or nonsense', () => {
  for (const json of [null, '', '{', '7', '[]', 'null']) expect(readDraft(json).step).toBe(0);
});

test('leaves damaged parts empty and keeps the others', () => {
  const { draft } = damaged({
    draft: {
      ...whole.draft,
      packageDetails: { ...aPackage, weight: 'heavy', dimensions: null },
      pricing: { appliedPreferences: [{}] },
    },
  });
  expect(draft.packageDetails).toMatchObject({
    weight: 0,
    dimensions: { length: 0 },
    description: aPackage.description,
  });
  expect(draft.pricing.appliedPreferences).toEqual([]);
});

test('asks for the addresses again when a place has no point, or the step is unknown', () => {
  const { step, draft } = damaged({ draft: { ...whole.draft, pickupLocation: { ...karlstad, lat: null } } });
  expect([step, draft.pickupLocation]).toEqual([0, null]);
  expect(damaged({ step: 17 }).step).toBe(0);
});
