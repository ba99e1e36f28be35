import { ApiError, NetworkError } from '@freight/client';
import { expect, test } from 'vitest';
import { explain } from './explain.ts';

test('returns the status and the message of a refusal', () => {
  const error = new ApiError({ status: 503, data: { message: 'Closed for tonight' } });
  expect(explain(error)).toEqual({
    code: 'unknown',
    status: 503,
    cause: 'refused',
    said: 'Closed for tonight',
  });
});

test('returns no technical text as a reason', () => {
  expect(explain(new ApiError({ status: 502, statusText: 'Bad Gateway' }))).toMatchObject({
    cause: 'unknown',
    said: '',
  });
  expect(explain(new TypeError('x is undefined'))).toMatchObject({
    code: 'unknown',
    cause: 'unknown',
    said: '',
  });
});

test('distinguishes a lost connection, which has no status', () => {
  expect(explain(new NetworkError(null))).toEqual({ code: 'network', status: 0, cause: 'network', said: '' });
});

test('returns the minutes to wait when there are at least two', () => {
  const after = (retryAfter: number) => explain(new ApiError({ status: 429, retryAfter }));
  expect(after(61).minutes).toBe(2);
  expect(after(60)).not.toHaveProperty('minutes');
});
