import { expect, test } from 'vitest';
import { reservedHeight } from './reservedHeight.ts';
import type { Choice } from './snippets.ts';

const styleOf = (tag: string, attributes: Choice['attributes'] = {}) =>
  reservedHeight({ tag, attributes } as Choice);
const block = (tag: string, height: string) =>
  `${tag}:not([hidden]) { display: block; min-height: ${height}; }`;

// End-to-end tests compare every tag with the guide.
const growing = ['send', 'order-success', 'orders', 'order', 'profile', 'settings'];

test.each(growing.map((name) => `freight-${name}`))(
  '%s grows, so what follows it begins below the window [T10]',
  (tag) => {
    expect(styleOf(tag)).toBe(block(tag, '100vh'));
  },
);

test.each(['freight-user-menu', 'freight-language'])('%s keeps its place in a bar [T10]', (tag) => {
  expect(styleOf(tag)).toBe(
    `${tag}:not([hidden]) { display: inline-block; vertical-align: top; min-height: 48px; }`,
  );
});

test('an entry keeps the height of its form, and of what it shows instead [T10]', () => {
  expect(styleOf('freight-start')).toBe(block('freight-start', '336px'));
  expect(styleOf('freight-start', { tab: 'track' })).toBe(block('freight-start', '336px'));
  expect(styleOf('freight-start', { tab: 'send' })).toBe(block('freight-start', '448px'));
  expect(styleOf('freight-price')).toBe(block('freight-price', '48px'));
  expect(styleOf('freight-track')).toBe(block('freight-track', '276px'));
  expect(styleOf('freight-track', { 'order-id': 'FR7K' })).toBe(block('freight-track', '100vh'));
  expect(styleOf('freight-track', { 'share-token': 'a' })).toBe(block('freight-track', '100vh'));
});

test('an element that floats above the page needs no place [T10]', () => {
  expect(styleOf('freight-toasts')).toBe('');
});
