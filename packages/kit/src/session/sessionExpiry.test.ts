import { storageKeys } from '@freight/contract';
import { anOrder } from '@freight/contract/testing';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { signOut } from '#api/account/signOut.ts';
import { followOrder } from '#orders/card/activeOrder.ts';
import { configure } from '#platform/configuration.ts';
import { chooseLanguage } from '#platform/language.ts';
import { api } from '#testing/api.ts';
import { followedFrom } from '#testing/orderTransport.ts';
import { pageClient } from '#testing/probes/pageClient.ts';
import { connectToApi, signInSomebody } from '#testing/renderElement.ts';
import { storedTokens } from '#testing/storedTokens.ts';
import { pageToasts } from '#toasts/toasts.ts';
import { pageSession } from './session.ts';

const expiredWords = 'error: Session expired, please log in again.';
const toasts = () => pageToasts.getState().shown.map(({ kind, message }) => `${kind}: ${message}`);
const status = () => pageSession().getState().status;

beforeEach(async () => {
  // A client of its own for each: one client waits a minute after three refreshes.
  await connectToApi();
  chooseLanguage('en');
  pageSession().clear();
  pageToasts.setState({ shown: [] });
});

/** Listens on the document until the test ends. */
function recordEvents(type: string, handle: (event: CustomEvent) => void = () => undefined) {
  const details: unknown[] = [];
  const listen = (event: Event) => {
    details.push((event as CustomEvent).detail);
    handle(event as CustomEvent);
  };
  document.addEventListener(type, listen);
  onTestFinished(() => document.removeEventListener(type, listen));
  return details;
}

/** The server no longer knows the session: the call is refused, and so is the refresh. */
async function letSessionExpire() {
  await signInSomebody();
  await api('fault', { path: '/user/profile', status: 401, body: { message: 'Token expired' } });
  await api('fault', { path: '/refresh-token', status: 401, body: { message: 'Unknown session' } });
  await pageClient()
    .accounts.profile()
    .catch(() => undefined);
}

test('clears the session, shows a message and requests the home screen when it expires [SESS-09] [SESS-10] [SESS-11]', async () => {
  const expired = recordEvents('freight-session-expired');
  const navigations = recordEvents('freight-navigate');
  await letSessionExpire();
  expect(status()).toBe('signed-out');
  expect(localStorage.getItem(storageKeys.token)).toBeNull();
  await expect.poll(toasts).toEqual([expiredWords]);
  expect(expired).toHaveLength(1);
  expect(navigations).toEqual([{ to: 'home', params: {} }]);
});

test('shows the expiry message in the language of the page [SESS-11]', async () => {
  chooseLanguage('sv');
  onTestFinished(() => chooseLanguage('en'));
  await letSessionExpire();
  await expect.poll(toasts).toEqual(['error: Din session har gått ut. Logga in igen.']);
});

test('stays where it is when the page is home already [SESS-10]', async () => {
  configure({ pages: { home: location.pathname } });
  const navigations = recordEvents('freight-navigate');
  await letSessionExpire();
  await expect.poll(toasts).toEqual([expiredWords]);
  expect(navigations).toEqual([]);
});

test('goes to the page the host calls home [SESS-10]', async () => {
  configure({ pages: { home: '/start-page' } });
  const address = new Promise<string>((resolve) => {
    const stop = (event: NavigateEvent) => {
      event.preventDefault();
      resolve(event.destination.url);
    };
    window.navigation.addEventListener('navigate', stop, { once: true });
  });
  await letSessionExpire();
  expect(new URL(await address).pathname).toBe('/start-page');
});

test('does not navigate when a listener prevents the default of the expiry event', async () => {
  recordEvents('freight-session-expired', (event) => event.preventDefault());
  const navigations = recordEvents('freight-navigate');
  await letSessionExpire();
  await expect.poll(toasts).toEqual([expiredWords]);
  expect(navigations).toEqual([]);
});

test('shows the expiry message once, and again only after the session ended in another way [SESS-12]', async () => {
  await letSessionExpire();
  await expect.poll(toasts).toEqual([expiredWords]);
  pageSession().expire();
  pageSession().expire();
  await Promise.resolve();
  expect(toasts()).toEqual([expiredWords]);
  pageSession().clear();
  pageSession().expire();
  await expect.poll(toasts).toEqual([expiredWords, expiredWords]);
});

test('takes the followed order along when the session expires [SESS-09]', async () => {
  await signInSomebody();
  followOrder(followedFrom(anOrder()));
  expect(localStorage.getItem(storageKeys.notification)).not.toBeNull();
  pageSession().expire();
  expect(localStorage.getItem(storageKeys.notification)).toBeNull();
});

test('signs out on the page and at the server, and shows a message [SESS-14] [SESS-16] [SESS-18]', async () => {
  const { refreshToken } = await signInSomebody();
  await signOut();
  expect(status()).toBe('signed-out');
  for (const key of [
    storageKeys.token,
    storageKeys.refreshToken,
    storageKeys.user,
    storageKeys.tokenExpiry,
  ]) {
    expect(localStorage.getItem(key)).toBeNull();
  }
  const [request] = await api('requests', '/api/v1/user/logout');
  expect(request?.method).toBe('POST');
  expect(JSON.parse(request?.body ?? '')).toEqual({ refreshToken });
  expect(toasts()).toEqual(['success: Logged out successfully!']);
});

test('clears everything here although the server fails, and only logs that [SESS-16] [SESS-17] [SESS-18]', async () => {
  await signInSomebody();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await api('fault', { path: '/user/logout', status: 500, body: {} });
  await signOut();
  expect(status()).toBe('signed-out');
  expect(storedTokens()).toEqual({ token: '', refreshToken: '' });
  expect(toasts()).toEqual([]);
});

test('sends no logout request when no user is signed in [SESS-15]', async () => {
  await signOut();
  expect(await api('requests', '/user/logout')).toEqual([]);
});

test('neither refreshes nor expires when the token has run out at sign-out [SESS-15]', async () => {
  await signInSomebody();
  await api('fault', { path: '/user/logout', status: 401, body: {} });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const expired = recordEvents('freight-session-expired');
  await signOut();
  expect(await api('requests', 'refresh-token')).toEqual([]);
  expect(expired).toEqual([]);
});

test('connects the socket when a user signs in and disconnects it when they sign out [SOCKET-02]', async () => {
  const line = () => pageClient().live.state.getState().status;
  expect(line()).toBe('disconnected');
  await signInSomebody();
  await expect.poll(line).toBe('connected');
  await signOut();
  await expect.poll(line).toBe('disconnected');
});
