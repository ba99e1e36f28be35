import { expect, test } from 'vitest';
import { errorSentences } from './errorSentences.ts';
import { apiErrors, errorMessage } from './errors.ts';

test('every error has a status of refusals and a sentence that begins as one', () => {
  for (const [code, { status, message }] of Object.entries(apiErrors)) {
    expect(status, code).toBeGreaterThanOrEqual(400);
    expect(status, code).toBeLessThan(600);
    expect(message, code).toMatch(/^(?:[A-Z{]|access_denied$)/);
  }
});

test('a message includes its values, and keeps the placeholder of a missing value', () => {
  expect(errorMessage('tooManyAttempts', { seconds: 12 })).toBe(
    'Too many attempts. Please try again in 12 seconds.',
  );
  expect(errorMessage('providerUnknown')).toBe('{provider} login is not configured');
});

test('each sentence that the client recognises is an API error message, except one of a successful answer', () => {
  const messages = new Set<string>(Object.values(apiErrors).map(({ message }) => message));
  const ofOthers = Object.entries(errorSentences).filter(([, sentence]) => !messages.has(sentence));
  // This one is in a success that asks for more.
  expect(ofOthers.map(([code]) => code)).toEqual(['secondFactorNeeded']);
});
