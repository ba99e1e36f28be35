import { expect, test } from 'vitest';
import { z } from 'zod';
import { validate } from './validate.ts';

const schema = z.object({
  weight: z.number(),
  place: z.object({ name: z.string().trim(), point: z.object({ lat: z.number() }) }),
  pieces: z.array(z.object({ count: z.number().default(1) })).default([]),
});
const valid = { weight: 2, place: { name: ' Kajen ', point: { lat: 59 } } };
const errors = { weight: 'weightRequired', place: 'pickupRequired' } as const;

test('returns the input trimmed and with its defaults', () => {
  expect(validate(schema, { ...valid, pieces: [{}] })).toEqual({
    weight: 2,
    place: { name: 'Kajen', point: { lat: 59 } },
    pieces: [{ count: 1 }],
  });
});

test.each([
  ['the code of the field', { ...valid, weight: 'heavy' }, 'weightRequired'],
  ['the code of a parent of the field', { ...valid, place: { name: 'Kajen', point: {} } }, 'pickupRequired'],
  ['the code of the first fault', {}, 'weightRequired'],
  ['the code of any other field', { ...valid, pieces: [{ count: 'x' }] }, 'fieldInvalid'],
  ['the code of the whole body', [], 'bodyInvalid'],
])('refuses a fault with %s', (_, input, code) => {
  expect(() => validate(schema, input, errors)).toThrow(expect.objectContaining({ code, status: 400 }));
});

test('names the field that has no code, by its path', () => {
  expect(() => validate(schema, { ...valid, pieces: [{}, { count: 'x' }] }, errors)).toThrow(
    'The field pieces.1.count is missing or not valid',
  );
  expect(() => validate(schema, { ...valid, weight: 'heavy' })).toThrow(
    'The field weight is missing or not valid',
  );
});

test('prefers the code of the field to that of its parent', () => {
  const input = { ...valid, place: { name: 'Kajen', point: {} } };
  const all = { ...errors, 'place.point': 'dropoffRequired', 'place.point.lat': 'volumeRequired' } as const;
  expect(() => validate(schema, input, all)).toThrow(expect.objectContaining({ code: 'volumeRequired' }));
  const { 'place.point.lat': _, ...rest } = all;
  expect(() => validate(schema, input, rest)).toThrow(expect.objectContaining({ code: 'dropoffRequired' }));
});
