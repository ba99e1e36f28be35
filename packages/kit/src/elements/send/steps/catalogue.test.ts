import { cataloguePackageTypes, catalogueVehicles } from '@freight/contract';
import { expect, test } from 'vitest';
import shownDe from '#elements/send/strings/de.ts';
import shownEn from '#elements/send/strings/en.ts';
import shownSv from '#elements/send/strings/sv.ts';
import errorsDe from '#i18n/errors/de.ts';
import errorsEn from '#i18n/errors/en.ts';
import errorsSv from '#i18n/errors/sv.ts';
import restDe from './catalogueStrings/de.ts';
import restEn from './catalogueStrings/en.ts';
import restSv from './catalogueStrings/sv.ts';

const en = { ...shownEn, ...restEn };
const sv = { ...shownSv, ...restSv };
const de = { ...shownDe, ...restDe };

const languages: Record<string, string>[] = [
  { ...errorsEn, ...en },
  { ...errorsSv, ...sv },
  { ...errorsDe, ...de },
];
const everywhere = (...keys: string[]) => languages.every((texts) => keys.every((key) => texts[key]?.trim()));

test('has the texts for an alternate phone and e-mail on the confirmation [WIZ-46]', () => {
  expect(everywhere('confirm.alternatePhone', 'confirm.alternateEmail')).toBe(true);
});

test('has the messages for a required, valid recipient e-mail [WIZ-47]', () => {
  expect(everywhere('recipientEmailRequired', 'recipientEmailInvalid')).toBe(true);
});

test('has the package types [WIZ-63]', () => {
  expect(everywhere(...cataloguePackageTypes.map((type) => `packageType.${type}`))).toBe(true);
});

test('has the four vehicles, each with capacity, time and features of its own, and one marker [WIZ-64]', () => {
  const vehicles = ['smallVan', 'mediumTruck', 'largeTruck', 'expressDelivery'];
  expect(catalogueVehicles).toEqual(vehicles);
  const textsOf = (vehicle: string) =>
    ['', '.capacity', '.time', '.features'].map(
      (part) => (en as Record<string, string>)[`vehicle.${vehicle}${part}`],
    );
  expect(Object.fromEntries(vehicles.map((vehicle) => [vehicle, textsOf(vehicle)]))).toEqual({
    smallVan: ['Small van', 'Up to 500 kg', '1 to 3 hours', 'City delivery, same day'],
    mediumTruck: ['Medium truck', 'Up to 3,500 kg', '2 to 6 hours', 'Tail lift, same day'],
    largeTruck: ['Large truck', 'Up to 12,000 kg', '1 to 2 days', 'Long distance, pallets'],
    expressDelivery: ['Express delivery', 'Up to 100 kg', 'Under 2 hours', 'Direct drive, same day'],
  });
  expect(en['vehicle.mostPopular']).toBe('Most popular');
  for (const texts of [sv, de]) {
    const others = Object.entries(texts).filter(([key]) => key.startsWith('vehicle.'));
    expect(others.map(([key]) => key).sort()).toEqual(
      Object.keys(en)
        .filter((key) => key.startsWith('vehicle.'))
        .sort(),
    );
    expect(others.every(([, text]) => text.trim() !== '')).toBe(true);
  }
});

test('has the parts of the price [PRICE-07]', () => {
  expect(everywhere('price.basePrice', 'price.distanceCharge', 'price.serviceCharge', 'price.total')).toBe(
    true,
  );
});

test('has the documented sentences word for word [PRICE-11] [PRICE-12] [PRICE-13] [WIZ-45] [ORDER-01] [ORDER-28] [ERR-01]', () => {
  const sentences: string[] = Object.values({ ...errorsEn, ...en });
  for (const sentence of [
    'Price calculation failed',
    'Failed to calculate price',
    'Missing required package information',
    'Showing estimated pricing',
    'Failed to save data. Please try again.',
    'Failed to submit order. Please try again.',
    'Route ID is missing. Please recalculate the price.',
    'Pickup location with address and coordinates is required',
    'Dropoff location with address and coordinates is required',
    'Valid weight is required',
    'Valid volume is required',
    'Receiver contact information is required',
    'Valid package dimensions are required',
    'Standard vehicle',
  ]) {
    expect(sentences).toContain(sentence);
  }
});

test('has every message key of the documents in three languages [ERR-02]', () => {
  const sides = ['weight', 'length', 'width', 'height', 'description', 'category', 'subcategory'];
  expect(everywhere(...sides.map((side) => `validation.${side}Required`))).toBe(true);
  expect(
    everywhere(
      'recipientNameRequired',
      'phoneRequired',
      'phoneInvalid',
      'saveFailed',
      'routeIdMissing',
      'failedToCalculatePrice',
      'missingPackageInfo',
      'orderSubmissionFailed',
    ),
  ).toBe(true);
});

test('names steps with the same place for the number in every language [WIZ-03]', () => {
  expect(en['wizard.stepOf']).toBe('Step {step} of 5');
  expect(
    [sv['wizard.stepOf'], de['wizard.stepOf']].every((text) => text.includes('{step}') && text.includes('5')),
  ).toBe(true);
});
