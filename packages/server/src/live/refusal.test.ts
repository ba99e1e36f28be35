import { expect, test } from 'vitest';
import { z } from 'zod';
import { HttpError } from '#http/httpError.ts';
import { readPayload, requireStorable } from './payload.ts';
import { refusalOf } from './refusal.ts';

test.each([
  ['bodyInvalid', 'invalid'],
  ['unauthorized', 'unauthorized'],
  ['notFound', 'notFound'],
  ['tooManyRequests', 'tooManyRequests'],
  ['unavailable', 'unavailable'],
  ['accessDenied', 'refused'],
] as const)('a command refused with %s is acknowledged with the code %s [T10]', (error, code) => {
  const refused = new HttpError(error);
  expect(refusalOf(refused)).toEqual({ success: false, message: refused.message, code });
});

test('an acknowledgement names the seconds after which to send a command again [T10]', () => {
  const refused = new HttpError('tooManyRequests', { headers: { 'retry-after': '7' } });
  expect(refusalOf(refused)).toMatchObject({ code: 'tooManyRequests', retryAfter: 7 });
  const away = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  expect(refusalOf(new Error('Failed query', { cause: away }))).toEqual({
    success: false,
    message: 'The server cannot be reached right now. Please try again in a moment.',
    code: 'unavailable',
    retryAfter: 2,
  });
});

test('a fault of the server is acknowledged without its cause [T10]', () => {
  expect(refusalOf(new Error('select * from users where email = anna@example.com'))).toEqual({
    success: false,
    message: 'Something went wrong on the server',
    code: 'serverFailure',
  });
});

test('a command is read by its schema, and refused with a text that no database takes [T10]', () => {
  const schema = z.object({ name: z.string().trim() });
  expect(readPayload(schema, { name: ' Anna ' })).toEqual({ name: 'Anna' });
  expect(() => readPayload(schema, { name: 1 })).toThrow(expect.objectContaining({ code: 'fieldInvalid' }));
  expect(() => readPayload(schema, { name: 'a\0b' })).toThrow(
    expect.objectContaining({ code: 'textNotStorable' }),
  );
  expect(() => requireStorable({ names: ['a', 'b'] })).not.toThrow();
});
