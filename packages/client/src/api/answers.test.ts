import { expect, test } from 'vitest';
import { found, required } from './answers.ts';

test('trims a path value, and refuses an empty one', () => {
  expect(required(' FR7K ', 'trackingNotFound')).toBe('FR7K');
  expect(() => required('  ', 'trackingNotFound')).toThrow();
});

test('returns the data of an answer', () => {
  expect(found({ data: { a: 1 } }, 'trackingNotFound')).toEqual({ a: 1 });
});

test('throws that nothing was found, or that the answer does not come from the API', () => {
  const failure = (answer: unknown) => {
    try {
      return found(answer, 'trackingNotFound');
    } catch (error) {
      return error;
    }
  };
  expect(failure({ success: true })).toMatchObject({ status: 404, code: 'trackingNotFound' });
  expect(failure('<html>')).toMatchObject({ status: 200, code: 'invalidAnswer', data: '<html>' });
});
