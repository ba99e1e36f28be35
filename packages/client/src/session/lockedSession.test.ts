import { expect, test } from 'vitest';
import type { Session } from './session.ts';
import { locked } from './visibleSession.ts';

test('gives the session with its tokens to the first caller only', () => {
  const session = { tokens: () => ({ token: 'a', refreshToken: 'b' }), hasToken: () => true } as Session;
  const held = locked(session);
  expect(held).not.toHaveProperty('tokens');
  expect(held.hasToken()).toBe(true);
  expect(Object.isFrozen(held)).toBe(true);
  expect(held.unlock()).toBe(session);
  expect(() => held.unlock()).toThrow('The session is already unlocked.');
});
