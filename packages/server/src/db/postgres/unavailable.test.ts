import { expect, test } from 'vitest';
import { codeOf, isDatabaseAway, reasonOf } from './unavailable.ts';

const withCode = (code: unknown, message = 'failed') => Object.assign(new Error(message), { code });
const failedQuery = (cause: unknown) =>
  new Error('Failed query: select * from users params: anna@example.com', { cause });

test.each([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '08006',
  '53100',
  '57P01',
  '57P03',
  '57014',
  '25P03',
  '25006',
  '55P03',
  '40001',
  '40P01',
])('the database is unavailable for a while with the code %s, also as a cause [T10]', (code) => {
  expect(isDatabaseAway(withCode(code))).toBe(true);
  expect(isDatabaseAway(failedQuery(failedQuery(withCode(code))))).toBe(true);
  expect(isDatabaseAway(new AggregateError([new Error('first'), withCode(code)]))).toBe(true);
});

test.each([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool',
])('the database is unavailable for a while with the message of its driver: %s [T10]', (message) => {
  expect(isDatabaseAway(failedQuery(new Error(message)))).toBe(true);
});

test.each([
  ['a taken key', withCode('23505')],
  ['a value that is out of range', withCode('22003')],
  ['a code that only contains one', withCode('220853')],
  ['an inner error', new Error('The Query read timeout of our own')],
  ['errors of which none is temporary', new AggregateError([withCode('23505'), 'text'])],
  ['no error', 'Connection terminated'],
  ['nothing', undefined],
])('the same request fails again after %s [T10]', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});

test('the code of an error is text, or empty [T10]', () => {
  expect(codeOf(withCode('57P01'))).toBe('57P01');
  expect(codeOf(withCode(57))).toBe('');
  expect(codeOf(new Error('failed'))).toBe('');
});

test('the reason is that of the innermost cause, without the statement and its parameters [T10]', () => {
  expect(reasonOf(failedQuery(failedQuery(new Error('The disk is full.'))))).toBe('The disk is full');
  expect(reasonOf(new AggregateError([new Error('1.2.3.4 refused'), new Error('::1 refused')], 'both'))).toBe(
    '1.2.3.4 refused',
  );
  expect(reasonOf(new AggregateError([], 'none of them'))).toBe('none of them');
  expect(reasonOf(new TypeError(''))).toBe('TypeError');
  expect(reasonOf('the disk is full')).toBe('it gave no reason');
});
