import { createSession, createStorage } from '@freight/client/session';
import { aUserProfile } from '@freight/contract/testing';
import { expect, test } from 'vitest';
import { shownLanguage } from '#i18n/texts.ts';
import { chooseLanguage } from '#platform/language.ts';
import { pageToasts } from '#toasts/toasts.ts';
import { watchStorage } from './watchStorage.ts';

const isFull = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};
const toasts = () => pageToasts.getState().shown.map(({ kind, message }) => `${kind}: ${message}`);

test('shows once, to users who sign in and not to visitors, that a full storage ends the session with the page [STORE-01] [F13]', async () => {
  chooseLanguage('en');
  await expect.poll(() => shownLanguage.getState().shown).toBe('en');
  const area = { getItem: () => null, setItem: isFull, removeItem: () => undefined };
  const storage = createStorage({ area: () => area });
  const session = createSession({ storage });
  watchStorage(session, storage);
  storage.set('orderNotificationMinimized', 'true');
  expect(storage.isDegraded()).toBe(true);
  expect(toasts()).toEqual([]);
  const signIn = () => {
    session.setTokens({ token: 'a.b.c', refreshToken: 'd' });
    session.setUser(aUserProfile());
  };
  signIn();
  const words =
    'info: You’re logged in until you close this page: your browser does not let us store the login.';
  await expect.poll(toasts).toEqual([words]);
  expect(session.tokens()).toEqual({ token: 'a.b.c', refreshToken: 'd' });
  session.clear();
  signIn();
  expect(toasts()).toEqual([words]);
});
