import { describe, expect, test } from 'vitest';
import { ApiError, errorCode, NetworkError, rejectedLocally } from './apiError.ts';
import { codeOfAnswer, messages } from './codes.ts';

describe('an error code', () => {
  test.each(Object.entries(messages))('%s has the same sentence on both ways [L7]', (code, sentence) => {
    // If two codes share a sentence, the first one applies to an answer from an API.
    const sameSentence = Object.entries(messages).find(([, other]) => other === sentence);
    expect(codeOfAnswer(400, sentence)).toBe(sameSentence?.[0]);
    const thrown = rejectedLocally(code as keyof typeof messages);
    expect(thrown).toMatchObject({ status: 400, code, message: sentence });
  });

  test.each([
    ['Transport not found', 'transportNotFound'],
    [' transport NOT found. ', 'transportNotFound'],
    ['Access denied', 'accessDenied'],
    ['Access denied for this order', 'accessDenied'],
    ['Du måste logga in igen', 'loginNeeded'],
    ['Too many attempts. Please try again in 12 seconds.', 'tooManyRequests'],
    ['The depot is closed', 'unknown'],
    // A name that every object has is not a known sentence.
    ['constructor', 'unknown'],
  ])('of the sentence %j is %s [LIST-22] [L7]', (said, code) => {
    expect(new ApiError({ status: 400, data: { message: said } }).code).toBe(code);
  });

  test.each([
    [401, 'unauthorized'],
    [404, 'notFound'],
    [429, 'tooManyRequests'],
    [500, 'serverFailure'],
    [503, 'unavailable'],
    [418, 'unknown'],
  ])('of a wordless answer of %i is %s [L7]', (status, code) => {
    expect(new ApiError({ status, statusText: 'Whatever', data: '<html>' }).code).toBe(code);
  });

  test('is the `code` that the API sends, for any message and status', () => {
    const data = { message: 'Redan avbokad', code: 'notCancellable' };
    expect(new ApiError({ status: 400, data }).code).toBe('notCancellable');
  });

  test.each(['FLT-4711', 'toString', 7, undefined])('is read from the sentence where %j was sent', (code) => {
    const data = { message: 'Transport not found', code };
    expect(new ApiError({ status: 404, data }).code).toBe('transportNotFound');
  });

  test.each([
    ['claimTooLate', 'claimTooLate'],
    // Of a newer API, or the company's own.
    ['depotIsFull', 'depotIsFull'],
    ['FLT-4711', 'unknown'],
    ['hasOwnProperty', 'unknown'],
  ])('of an unknown sentence is the one that was sent, %s, if it can be one', (code, read) => {
    expect(new ApiError({ status: 409, data: { message: 'Too late.', code } }).code).toBe(read);
  });

  test("of the server's own words does not depend on the status [L7]", () => {
    expect(new ApiError({ status: 403, data: { message: 'The account is closed' } }).code).toBe('unknown');
  });

  test('is defined for network errors, timeouts and any other error [L7]', () => {
    expect(errorCode(new NetworkError(null))).toBe('network');
    expect(errorCode(new NetworkError(null, 'timeout'))).toBe('timeout');
    expect(errorCode(new TypeError('x is undefined'))).toBe('unknown');
  });
});
