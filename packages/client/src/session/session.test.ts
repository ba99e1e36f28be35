import { storageKeys } from '@freight/contract';
import { aUserProfile } from '@freight/contract/testing';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Browser, openBrowser } from '#testing/browserStorage.ts';
import { aLastingToken, anExpiredToken, aToken } from '#testing/tokens.ts';
import { createSession } from './session.ts';

const user = aUserProfile();
const tokens = () => ({ token: aLastingToken(), refreshToken: 'refresh-1' });

const openSession = (browser: Browser = openBrowser()) => ({
  browser,
  session: createSession({ storage: browser.openTab() }),
});

function signedIn(browser?: Browser) {
  const opened = openSession(browser);
  opened.session.setTokens(tokens());
  opened.session.setUser(user);
  return opened;
}

describe('signing in', () => {
  test('changes to signed in once token, refresh token and user are set [SESS-01] [SESS-03]', () => {
    const { session } = openSession();
    const states: string[] = [];
    session.subscribe((state) => states.push(state.status));
    session.setTokens(tokens());
    expect(session.getState()).toEqual({ status: 'signed-out', user: null });
    session.setUser(user);
    expect(session.getState()).toEqual({ status: 'signed-in', user });
    expect(states).toEqual(['signed-in']);
  });

  test('changes to signed in as well when the user comes before the tokens [SESS-01]', () => {
    const { session } = openSession();
    session.setUser(user);
    expect(session.getState().status).toBe('signed-out');
    session.setTokens(tokens());
    expect(session.getState().status).toBe('signed-in');
  });

  test('stays signed out without a refresh token [SESS-01]', () => {
    const { session } = openSession();
    session.setTokens({ token: aLastingToken(), refreshToken: '' });
    session.setUser(user);
    expect(session.getState().status).toBe('signed-out');
  });

  test('stores token, refresh token, user and expiry under their keys [STORE-01] [STORE-02] [STORE-03] [STORE-04] [SESS-19]', () => {
    const { session, browser } = openSession();
    const token = aToken({ exp: 2_000_000_000 });
    session.setTokens({ token, refreshToken: 'refresh-1' });
    session.setUser(user);
    expect(browser.values.get('authToken')).toBe(token);
    expect(browser.values.get('refreshToken')).toBe('refresh-1');
    expect(browser.values.get('tokenExpiry')).toBe('2000000000');
    expect(JSON.parse(browser.values.get('user') ?? '')).toMatchObject({
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      userProfileImageUrl: user.userProfileImageUrl,
    });
  });
});

describe('loading at start', () => {
  const stored = { authToken: aLastingToken(), refreshToken: 'refresh-1', user: JSON.stringify(user) };

  test('loads stored auth when both user and token are there [SESS-02]', () => {
    const { session } = openSession(openBrowser(stored));
    expect(session.getState()).toEqual({ status: 'signed-in', user });
    expect(session.tokens()).toEqual({ token: stored.authToken, refreshToken: 'refresh-1' });
  });

  test.each([
    ['the token', { ...stored, authToken: '' }],
    ['the user', { ...stored, user: '' }],
    ['a readable user', { ...stored, user: '{"firstName":' }],
    ['a user that is an array', { ...stored, user: '[]' }],
  ])('loads nothing without %s [SESS-02]', (_, values) => {
    const { session } = openSession(openBrowser(values));
    expect(session.getState()).toEqual({ status: 'signed-out', user: null });
    expect(session.tokens()).toEqual({ token: '', refreshToken: '' });
  });

  test('keeps a stored session whose token has expired, for the first call to refresh [SESS-02]', () => {
    const { session } = openSession(openBrowser({ ...stored, authToken: anExpiredToken() }));
    expect(session.getState().status).toBe('signed-in');
  });
});

describe('ending', () => {
  test('removes everything personal but language and consent when cleared [SESS-13] [STORE-04]', () => {
    const { session, browser } = signedIn(
      openBrowser({
        activeOrderNotification: '{}',
        orderNotificationMinimized: 'true',
        language: 'de',
        cookie_consent: 'all',
      }),
    );
    expect(browser.values.has(storageKeys.tokenExpiry)).toBe(true);
    session.clear();
    expect([...browser.values.keys()].sort()).toEqual(['cookie_consent', 'language']);
    expect(session.getState()).toEqual({ status: 'signed-out', user: null });
    expect(session.tokens()).toEqual({ token: '', refreshToken: '' });
  });

  test('clears the session when it expires [SESS-09]', () => {
    const { session, browser } = signedIn();
    session.expire();
    expect(session.getState().status).toBe('signed-out');
    expect(browser.values.size).toBe(0);
  });

  test('reports the expiry of every sign-in [SESS-11] [SESS-12] [T1]', () => {
    const { session } = signedIn();
    const onExpiry = vi.fn();
    session.onExpired(onExpiry);
    session.expire();
    session.setTokens(tokens());
    session.setUser(user);
    session.expire();
    session.expire();
    expect(onExpiry).toHaveBeenCalledTimes(2);
  });

  test('reports the expiry of a sign-in made in another tab [SESS-11] [SESS-12] [T1]', () => {
    const browser = openBrowser();
    const here = signedIn(browser).session;
    onTestFinished(here.watchOtherTabs());
    const onExpiry = vi.fn();
    here.onExpired(onExpiry);
    here.expire();
    signedIn(browser);
    here.expire();
    expect(onExpiry).toHaveBeenCalledTimes(2);
  });

  test('ends only the tokens that were rejected [SESS-09] [F4]', () => {
    const { session } = signedIn();
    const onExpiry = vi.fn();
    session.onExpired(onExpiry);
    const rejected = session.tokens();
    session.setTokens({ token: aLastingToken(), refreshToken: 'refresh-2' });
    session.expire(rejected);
    session.expire({ token: rejected.token });
    session.expire({ refreshToken: rejected.refreshToken });
    expect(session.getState().status).toBe('signed-in');
    expect(onExpiry).not.toHaveBeenCalled();
    session.expire({ token: session.tokens().token });
    expect(session.getState().status).toBe('signed-out');
    expect(onExpiry).toHaveBeenCalledTimes(1);
  });

  test('reports an expiry once, until auth data is cleared in another way [SESS-12]', () => {
    const { session } = signedIn();
    const onExpiry = vi.fn();
    session.onExpired(onExpiry);
    session.expire();
    session.expire();
    expect(onExpiry).toHaveBeenCalledTimes(1);
    session.clear();
    session.expire();
    expect(onExpiry).toHaveBeenCalledTimes(2);
  });

  test('does not report an expiry when the person signs out [SESS-12]', () => {
    const { session } = signedIn();
    const onExpiry = vi.fn();
    const stop = session.onExpired(onExpiry);
    session.clear();
    expect(onExpiry).not.toHaveBeenCalled();
    stop();
    session.expire();
    expect(onExpiry).not.toHaveBeenCalled();
  });

  test('counts as signed out when the storage was cleared from outside [STORE-01]', () => {
    const { session, browser } = signedIn();
    browser.values.clear();
    expect(session.tokens().token).toBe('');
    expect(session.getState().status).toBe('signed-out');
  });
});

describe('expiry of a token', () => {
  const now = 1_700_000_000_000;
  const session = createSession({ storage: openBrowser().openTab(), now: () => now });
  const expiringIn = (seconds: number) => aToken({ exp: now / 1000 + seconds });

  test('reads exp as seconds and is expired at that very second [SESS-04] [SESS-05]', () => {
    expect(session.isExpired(expiringIn(1))).toBe(false);
    expect(session.isExpired(expiringIn(0))).toBe(true);
    expect(session.isExpired(expiringIn(-1))).toBe(true);
  });

  test('is expiring soon when at most 300 seconds remain [SESS-06]', () => {
    expect(session.isExpiringSoon(expiringIn(301))).toBe(false);
    expect(session.isExpiringSoon(expiringIn(300))).toBe(true);
    expect(session.isExpiringSoon(expiringIn(-1))).toBe(true);
  });

  test('treats a token without exp as not expired [SESS-07]', () => {
    expect(session.isExpired(aToken({}))).toBe(false);
    expect(session.isExpiringSoon(aToken({}))).toBe(false);
  });

  test.each(['', 'nonsense', 'a.b.c', `x.${Buffer.from('null').toString('base64url')}.y`])(
    'treats the undecodable token %j as expired [SESS-08]',
    (token) => {
      expect(session.isExpired(token)).toBe(true);
    },
  );

  test("judges by the server's clock once it is known [SESS-05]", () => {
    const skewed = createSession({ storage: openBrowser().openTab(), now: () => now });
    expect(skewed.isExpired(expiringIn(600))).toBe(false);
    skewed.noteServerDate(new Date(now + 900_000).toUTCString());
    expect(skewed.serverTime()).toBe(now + 900_000);
    expect(skewed.isExpired(expiringIn(600))).toBe(true);
    skewed.noteServerDate('not a date');
    skewed.noteServerDate(null);
    expect(skewed.serverTime()).toBe(now + 900_000);
  });
});

describe('the user id', () => {
  test.each([
    ['profile', { ...user, _id: 'a'.repeat(24) }, {}, 'a'.repeat(24)],
    ['the claim _id', { ...user, _id: '' }, { _id: 'b'.repeat(24), id: 'x' }, 'b'.repeat(24)],
    ['the claim id', { ...user, _id: '' }, { id: 'c'.repeat(24), userId: 'x' }, 'c'.repeat(24)],
    ['the claim userId', { ...user, _id: '' }, { userId: 'd'.repeat(24) }, 'd'.repeat(24)],
    ['nowhere', { ...user, _id: '' }, {}, ''],
  ])('comes from %s [LIST-28]', (_, profile, claims, expected) => {
    const { session } = openSession();
    session.setTokens({ token: aToken(claims), refreshToken: 'refresh-1' });
    session.setUser(profile);
    expect(session.userId()).toBe(expected);
  });
});

describe('other tabs', () => {
  test('takes over a sign-in and a sign-out of another tab [SESS-01] [SESS-16]', () => {
    const browser = openBrowser();
    const here = openSession(browser).session;
    const stop = here.watchOtherTabs();
    const there = signedIn(browser).session;
    expect(here.getState()).toEqual({ status: 'signed-in', user });
    expect(here.tokens()).toEqual(there.tokens());
    there.clear();
    expect(here.getState().status).toBe('signed-out');
    stop();
    there.setTokens(tokens());
    there.setUser(user);
    expect(here.getState().status).toBe('signed-out');
  });

  test("uses another tab's new token without calling it news [SESS-03]", () => {
    const browser = openBrowser();
    const there = signedIn(browser).session;
    const here = openSession(browser).session;
    here.watchOtherTabs();
    const listener = vi.fn();
    here.subscribe(listener);
    const renewed = { token: aLastingToken(), refreshToken: 'refresh-2' };
    there.setTokens(renewed);
    expect(here.tokens()).toEqual(renewed);
    expect(listener).not.toHaveBeenCalled();
  });

  test('leaves a sign-in that is still on its way alone [SESS-01]', () => {
    const browser = openBrowser();
    const here = openSession(browser).session;
    const there = openSession(browser).session;
    there.watchOtherTabs();
    here.watchOtherTabs();
    here.setTokens(tokens());
    expect(there.getState().status).toBe('signed-out');
    expect(there.tokens().token).toBe('');
    here.setUser(user);
    expect(there.getState().status).toBe('signed-in');
  });
});
