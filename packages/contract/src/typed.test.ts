import { expect, test } from 'vitest';
import { isPhone, plainPhone, plainText } from './typed.ts';

test.each([
  ['070\u2011123\u201145\u201167', '070-123-45-67'],
  ['070\u2013123 45 67', '070-123 45 67'],
  ['\u202a+46701234567\u202c', '+46701234567'],
  ['tel:+46701234567', '+46701234567'],
  ['070/123 45 67', '070-123 45 67'],
  ['070.123.45.67', '070-123-45-67'],
  [' +46 (0)70-123 45 67 ', '+46 (0)70-123 45 67'],
  ['12345', '12345'],
])('reads the phone number %j as %s [WIZ-43] [B28]', (typed, phone) => {
  expect(plainPhone(typed)).toBe(phone);
  expect(isPhone(typed)).toBe(true);
});

test.each(['', '112', '1234', '()-', '+', 'telefon 070', '070-123 45 67 Anna', '070+123456'])(
  'takes %j for no phone number [WIZ-43] [B28]',
  (typed) => expect(isPhone(typed)).toBe(false),
);

test('removes invisible characters from a text, and keeps all that belongs to a name [B28]', () => {
  expect(plainText('\u202aAnna\u202c Ex\u00adem\u200bpel\ufeff ')).toBe('Anna Exempel');
  // Joiners change how these are written.
  const names = ['\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', '\u0915\u094d\u200d\u0937'];
  expect(names.map(plainText)).toEqual(names);
});
