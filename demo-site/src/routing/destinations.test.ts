import { expect, test } from 'vitest';
import { requestPage, takeRequestedPage } from '#account/requestedPage.ts';
import { phoneAddress } from '#brand.ts';
import { badgeVariantOf } from '#content/landing/links.ts';
import { addressOf } from './destinations.ts';

test('fills the values into an address, and escapes each of them [T9]', () => {
  expect(addressOf('orderDetails', { orderId: 'FR7K-2M9P-QX4T' })).toBe('/order-details/FR7K-2M9P-QX4T');
  expect(addressOf('orderDetails', { orderId: '../settings?x#y' })).toBe(
    '/order-details/..%2Fsettings%3Fx%23y',
  );
  expect(addressOf('tracking', { orderId: 'a&b' })).toBe('/tracking?orderId=a%26b');
  expect(addressOf('tracking', {})).toBe('/tracking?orderId=');
  expect(addressOf('home', {})).toBe('/');
});

test('opens the page requested before a sign-in once [T9]', () => {
  const page = { pathname: '/settings', search: '', hash: '', state: null, key: 'a' };
  requestPage(page as Parameters<typeof requestPage>[0]);
  expect(takeRequestedPage()).toBe(page);
  expect(takeRequestedPage()).toBeUndefined();
});

test('shows the badges of the stores in English where there are none in the language [T10]', () => {
  expect(['sv', 'de', 'en', 'fi'].map(badgeVariantOf)).toEqual(['sv', 'de', 'other', 'other']);
});

test('dials a phone number without its spaces [T10]', () => {
  expect(phoneAddress('+46 10 000 00 00')).toBe('tel:+46100000000');
});
