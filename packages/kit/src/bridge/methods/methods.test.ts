import { expect, test, vi } from 'vitest';
import { methodError } from './methodError.ts';
import { methods } from './reset.ts';

test('rejects with an error that has its code, for programs and in its message, and its cause', () => {
  const cause = new Error('offline');
  const error = methodError('method-unavailable', 'The menu did not load', cause);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ code: 'method-unavailable', cause });
  expect(error.message).toBe('[freight] The menu did not load (method-unavailable)');
});

test('reset starts the element from scratch', () => {
  const remount = vi.fn();
  void methods['reset']?.({ remount } as never, undefined);
  expect(remount).toHaveBeenCalledTimes(1);
});
