import { cataloguePackageTypes, catalogueVehicles } from '@freight/contract';
import { expect, test } from 'vitest';
import errorsDe from '#i18n/errors/de.ts';
import errorsEn from '#i18n/errors/en.ts';
import errorsSv from '#i18n/errors/sv.ts';
import de from './strings/de.ts';
import en from './strings/en.ts';
import sv from './strings/sv.ts';

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

test('has the vehicles with capacity, time, features and a most-popular marker [WIZ-64]', () => {
  const parts = ['', '.capacity', '.time', '.features'];
  const keys = catalogueVehicles.flatMap((vehicle) => parts.map((part) => `vehicle.${vehicle}${part}`));
  expect(everywhere('vehicle.mostPopular', ...keys)).toBe(true);
  expect(catalogueVehicles).toHaveLength(4);
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
    'Standard Vehicle',
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
