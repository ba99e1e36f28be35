import { describe, expect, test } from 'vitest';
import { ApiError, isAborted, NetworkError, serverMessage } from './apiError.ts';

describe('ApiError', () => {
  test('takes its message from the answer, else the status text, else a general sentence [CLIENT-23] [CLIENT-24] [CLIENT-25]', () => {
    const data = { success: false, message: 'The route has expired' };
    expect(new ApiError({ status: 410, statusText: 'Gone', data }).message).toBe('The route has expired');
    expect(new ApiError({ status: 410, statusText: 'Gone', data: { message: ' ' } }).message).toBe('Gone');
    expect(new ApiError({ status: 500, data: { message: 7 } }).message).toBe(
      'Something went wrong on the server',
    );
  });

  test('carries status, status text, data and cause [CLIENT-26] [CLIENT-27]', () => {
    const cause = new Error('earlier');
    const error = new ApiError({ status: 410, statusText: 'Gone', data: { a: 1 }, cause });
    expect(error).toMatchObject({ name: 'ApiError', status: 410, statusText: 'Gone', data: { a: 1 }, cause });
    expect(error).toBeInstanceOf(Error);
  });

  test("distinguishes the server's own message from a fallback [CLIENT-23]", () => {
    expect(serverMessage(new ApiError({ status: 400, data: { message: 'No' } }))).toBe('No');
    expect(serverMessage(new ApiError({ status: 400, statusText: 'Bad Request' }))).toBeUndefined();
    expect(serverMessage(new NetworkError(new TypeError('fetch failed')))).toBeUndefined();
  });

  test('recognises an aborted request and nothing else [CLIENT-22]', () => {
    expect(isAborted(AbortSignal.abort().reason)).toBe(true);
    expect(isAborted(new NetworkError(null))).toBe(false);
    expect(isAborted('AbortError')).toBe(false);
  });
});
