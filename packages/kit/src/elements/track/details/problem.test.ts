import { ApiError, NetworkError } from '@freight/client';
import { expect, test } from 'vitest';
import { InvalidAnswer } from '#orders/store/fetchOrder.ts';
import { problemOf } from './problem.ts';

test('maps a 404 to an unknown package and ignores its message [TRACK-32]', () => {
  expect(problemOf(new ApiError({ status: 404, data: { message: 'Nope' } }))).toMatchObject({
    cause: 'notFound',
  });
});

test('passes on the server message of other failures, but no technical text [TRACK-34] [TRACK-35]', () => {
  expect(problemOf(new ApiError({ status: 503, data: { message: 'Closed for tonight' } }))).toEqual({
    cause: 'refused',
    status: 503,
    code: 'unknown',
    said: 'Closed for tonight',
  });
  expect(problemOf(new ApiError({ status: 502, statusText: 'Bad Gateway' }))).toMatchObject({
    cause: 'unknown',
    said: '',
  });
  expect(problemOf(new TypeError('x is undefined'))).toMatchObject({ cause: 'unknown', said: '' });
});

test('distinguishes a network failure, an invalid answer and an aborted call [TRACK-33] [TRACK-36]', () => {
  expect(problemOf(new NetworkError(new TypeError('Failed to fetch')))).toMatchObject({
    cause: 'network',
    said: '',
  });
  expect(problemOf(new InvalidAnswer())).toMatchObject({ cause: 'invalid', status: 0 });
  expect(problemOf(new ApiError({ status: 200, code: 'invalidAnswer' }))).toMatchObject({ cause: 'invalid' });
  expect(problemOf(new DOMException('', 'AbortError'))).toBeUndefined();
});
