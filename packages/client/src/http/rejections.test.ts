import { expect, test } from 'vitest';
import type { VisibleSession } from '#session/visibleSession.ts';
import { parseBody } from './body.ts';
import { isOfThisSession, noteRejection } from './rejections.ts';

const sessionWith = (held: string, status: 'signed-in' | 'signed-out' = 'signed-in') =>
  ({
    getState: () => ({ status, user: null }),
    holds: (token: string) => token === held,
  }) as unknown as VisibleSession;

test('counts a refusal for the session whose token was refused, and for no later one', () => {
  const refusal = new Error('Unauthorized');
  noteRejection(refusal, 'mine');
  expect(isOfThisSession(refusal, sessionWith('mine'))).toBe(true);
  expect(isOfThisSession(refusal, sessionWith('renewed'))).toBe(false);
  expect(isOfThisSession(refusal, sessionWith('mine', 'signed-out'))).toBe(false);
});

test('counts a refusal by the client itself while a person is signed in', () => {
  expect(isOfThisSession(new Error('refused here'), sessionWith('mine'))).toBe(true);
  expect(isOfThisSession('refused here', sessionWith('mine'))).toBe(true);
  expect(isOfThisSession(new Error('refused here'), sessionWith('mine', 'signed-out'))).toBe(false);
});

test('reads the JSON of an answer, else its text, and null when it is empty', () => {
  expect(parseBody('{"a":1}')).toEqual({ a: 1 });
  expect(parseBody('<html>')).toBe('<html>');
  expect(parseBody('')).toBeNull();
});
