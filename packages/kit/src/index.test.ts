import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { giveConsent } from '#consent/consent.ts';
import { connectToApi, signInSomebody } from '#testing/renderElement.ts';
import { pageToasts } from '#toasts/toasts.ts';
import { configure, consent, language, openSignIn, session, signOut } from './index.ts';

beforeAll(connectToApi);

test('gives a host the state of the session, and every change of it [SESS-01] [SESS-16]', async () => {
  const statuses: string[] = [];
  onTestFinished(session.subscribe(({ status }) => statuses.push(status)));
  expect(session.getState()).toMatchObject({ status: 'signed-out', user: null });
  const { email } = await signInSomebody();
  expect(session.getState().user?.email).toBe(email);
  await signOut();
  expect([...new Set(statuses)]).toEqual(['signed-in', 'signed-out']);
  expect(pageToasts.getState().shown.map(({ kind }) => kind)).toEqual(['success']);
});

test('lets a host read, choose and follow the language [LANG-02] [LANG-03]', () => {
  const languages: string[] = [];
  language.choose('sv');
  onTestFinished(language.subscribe((next) => languages.push(next)));
  language.choose('de');
  expect(language.get()).toBe('de');
  configure({ language: 'en' });
  expect(languages).toEqual(['de', 'en']);
});

test('opens the sign-in dialog, and adds one to a page that has none [AUTH-10]', () => {
  expect(document.querySelector('freight-sign-in')).toBeNull();
  openSignIn('sign-up');
  const companions = [...document.querySelectorAll('freight-sign-in')];
  onTestFinished(() => companions[0]?.remove());
  expect(companions.map((companion) => companion.getAttribute('open'))).toEqual(['sign-up']);
  openSignIn();
  expect(document.querySelectorAll('freight-sign-in')).toHaveLength(1);
  expect(companions[0]?.getAttribute('open')).toBe('login');
});

test('gives a host the choice about cookies, and opens the banner again [CONSENT-03]', () => {
  localStorage.removeItem('cookie_consent');
  const choices: unknown[] = [];
  onTestFinished(consent.subscribe((choice) => choices.push(choice)));
  expect(consent.get()).toBeUndefined();
  giveConsent('necessary');
  onTestFinished(() => localStorage.removeItem('cookie_consent'));
  expect(consent.get()).toBe('necessary');
  expect(choices).toEqual(['necessary']);
  consent.open();
  const banner = document.querySelector('freight-consent');
  onTestFinished(() => banner?.remove());
  expect(banner?.hasAttribute('open')).toBe(true);
});
