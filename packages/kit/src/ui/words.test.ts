import { expect, test } from 'vitest';
import { camelCase } from '#bridge/definition.ts';
import {
  amountText,
  capitalized,
  countText,
  emissionsText,
  kgText,
  unitText,
  volumeText,
} from '#i18n/formats.ts';
import { isWebAddress } from '#platform/webAddress.ts';
import { initialsOf } from './avatar/initials.ts';
import { classNames } from './classNames.ts';
import { telAddress, unbrokenPhone } from './help-phone/telAddress.ts';

const plain = (text: string | undefined) => text?.replace(/\s/g, ' ');

test('follows addresses of the web alone [T10]', () => {
  for (const address of ['https://a.example', 'http://a.example', '/tracking', '?x', 'a.html'])
    expect(isWebAddress(address), address).toBe(true);
  for (const address of [
    'javascript:alert(1)',
    'data:text/html,x',
    'xhttps://a',
    'https:s://',
    'blob:https://a',
  ])
    expect(isWebAddress(address), address).toBe(address === 'https:s://');
});

test('shows initials of the names, else of the e-mail address [T10]', () => {
  const person = { firstName: ' anna', lastName: 'öberg ', email: 'x@example.com' };
  expect(initialsOf(person)).toBe('AÖ');
  expect(initialsOf({ ...person, lastName: ' ' })).toBe('A');
  expect(initialsOf({ firstName: '', lastName: '', email: ' bo@example.com' })).toBe('B');
  expect(initialsOf({ firstName: '😀x', lastName: '', email: '' })).toBe('😀');
});

test('dials a number by its digits, and breaks it at no line end [T10]', () => {
  expect(telAddress('+46 (0)10-000 00 00')).toBe('tel:+460100000000');
  expect(unbrokenPhone('010 00 00')).toBe('010\u00a000\u00a000');
});

test('joins the names that apply [T10]', () => {
  expect(classNames('a', false, undefined, 'b', '')).toBe('a b');
  expect(camelCase('share-token-of-x')).toBe('shareTokenOfX');
});

test('writes emissions in grams below a kilogram, with two digits [T10]', () => {
  const text = (kgCo2e: number) => plain(emissionsText({ kgCo2e }, 'sv'));
  expect([text(3.14), text(12.6), text(0.173), text(1), text(0.9999)]).toEqual([
    '3,1 kg CO₂e',
    '13 kg CO₂e',
    '170 g CO₂e',
    '1 kg CO₂e',
    '1 000 g CO₂e',
  ]);
  expect(emissionsText(undefined, 'sv')).toBeUndefined();
});

test('writes measures with their unit, and omits missing ones [T10]', () => {
  expect(plain(kgText(0.0125, 'sv'))).toBe('0,013 kg');
  expect(kgText(0, 'sv')).toBeUndefined();
  expect(plain(volumeText(0.06, 'en'))).toBe('0.06 m³');
  expect(volumeText(0, 'en')).toBeUndefined();
  expect(plain(unitText(303.44, 'de', 'kilometer'))).toBe('303,4 km');
  expect(plain(unitText(3.6, 'en', 'hour', { decimals: 0, unitDisplay: 'long' }))).toBe('4 hours');
  expect([countText(2, 'sv'), countText(0, 'sv')]).toEqual(['2', undefined]);
  expect(capitalized('november', 'sv')).toBe('November');
});

test('writes an amount in another currency with its code, and omits a missing amount [T10]', () => {
  expect(plain(amountText(667.33, 'SEK', 'sv'))).toBe('667,33 kr');
  expect(plain(amountText(667.33, '', 'sv'))).toBe('667,33 kr');
  expect(plain(amountText(667.335, 'EUR', 'de'))).toBe('667,34 EUR');
  expect(amountText(0, 'SEK', 'sv')).toBeUndefined();
});
