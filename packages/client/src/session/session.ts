import { storageKeys, type UserProfile } from '@freight/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { firstText } from '#fields/fields.ts';
import type { ClientStorage } from '#storage/storage.ts';
import { readProfile } from '#wire/readProfile.ts';
import { claimsOf, isExpiredAt, isExpiringSoonAt } from './token.ts';

export type SessionUser = UserProfile;

export interface SessionState {
  status: 'signed-out' | 'signed-in';
  user: SessionUser | null;
}

export interface Tokens {
  token: string;
  refreshToken: string;
}

/** A store (`getState`, `subscribe`) with the only functions that may change it. */
export interface Session extends Pick<StoreApi<SessionState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** The tokens as stored at this moment, so that another tab's refresh counts; empty text for a missing one. */
  tokens(): Tokens;
  /** Whether there is a token, as stored at this moment. */
  hasToken(): boolean;
  /** Whether this is the token that is stored at this moment. */
  holds(token: string): boolean;
  setTokens(tokens: Tokens): void;
  setUser(user: SessionUser): void;
  /** Signs out; no expiry is announced [SESS-13]. */
  clear(): void;
  /**
   * Ends the session because it expired, and calls the `onExpired` listeners [SESS-09]. With rejected tokens it ends
   * only the session that has them: another tab may have renewed the tokens, or another user may have signed in.
   */
  expire(rejected?: Partial<Tokens>): void;
  /** Called once on expiry, then not again until a sign-in or until the session ended in another way [SESS-12]. */
  onExpired(listener: () => void): () => void;
  isExpired(token: string): boolean;
  isExpiringSoon(token: string): boolean;
  /** The 24-hex id of profile or token; empty when neither has one (OPEN-41). */
  userId(): string;
  /** Milliseconds since 1970 by the server's clock where that is known, else by this device's. */
  serverTime(): number;
  /** Whether the server's time is known, from an answer whose `Date` the page may read. */
  hasServerTime(): boolean;
  noteServerDate(dateHeader: string | null): void;
  /** Lets sign-in and sign-out of other tabs take effect here, until the returned function is called. */
  watchOtherTabs(): () => void;
}

export interface SessionOptions {
  storage: ClientStorage;
  /** False where access tokens are renewed without a refresh token; checked at every sign-in. */
  needsRefreshToken?: () => boolean;
  /** Milliseconds since 1970. */
  now?: () => number;
}

const signedOut: SessionState = { status: 'signed-out', user: null };
const { token: tokenKey, refreshToken: refreshKey, user: userKey, tokenExpiry: expiryKey } = storageKeys;
/** Data that must not outlive the session: the next person at this device may not see the order (OPEN-38). */
const personalKeys = [
  tokenKey,
  refreshKey,
  userKey,
  expiryKey,
  storageKeys.notification,
  storageKeys.notificationMinimized,
];

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}

/** The session of one person, kept in storage; loaded immediately if both user and token are stored [SESS-02]. */
export function createSession({ storage, needsRefreshToken, now = Date.now }: SessionOptions): Session {
  const store = createStore<SessionState>(() => signedOut);
  const expiryListeners = new Set<() => void>();
  /** Stored tokens without a user are ignored [SESS-02]. */
  let held = false;
  let person: SessionUser | null = null;
  let isExpiryAnnounced = false;
  let clockOffset = 0;
  let isServerTold = false;

  const stored = (key: string) => storage.get(key) ?? '';

  /** Signed in means token, refresh token (where one is needed) and user, which may arrive in any order [SESS-01]. */
  function settle() {
    if (person && stored(tokenKey) && (stored(refreshKey) || needsRefreshToken?.() === false)) {
      isExpiryAnnounced = false;
      store.setState({ status: 'signed-in', user: person });
    }
  }

  function load() {
    const user = stored(tokenKey) ? readProfile(parsed(storage.get(userKey))) : null;
    if (!user) return false;
    const known = held && JSON.stringify(user) === JSON.stringify(store.getState().user);
    held = true;
    // Another tab's refresh does not change the person, so listeners are not notified.
    if (!known) {
      isExpiryAnnounced = false;
      person = user;
      store.setState({ status: 'signed-in', user });
    }
    return true;
  }

  function forget() {
    held = false;
    person = null;
    if (store.getState() !== signedOut) store.setState(signedOut, true);
  }

  function drop() {
    for (const key of personalKeys) storage.remove(key);
    forget();
  }

  function tokens(): Tokens {
    if (!held) return { token: '', refreshToken: '' };
    const tokens = { token: stored(tokenKey), refreshToken: stored(refreshKey) };
    // The page or the person cleared the storage: that is a sign-out as well.
    if (!tokens.token && !tokens.refreshToken) forget();
    return tokens;
  }

  load();

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    tokens,
    hasToken: () => tokens().token !== '',
    holds: (token) => tokens().token === token,
    setTokens({ token, refreshToken }) {
      held = true;
      storage.set(tokenKey, token);
      storage.set(refreshKey, refreshToken);
      const exp = claimsOf(token)?.exp;
      if (typeof exp === 'number') storage.set(expiryKey, String(exp));
      else storage.remove(expiryKey);
      settle();
    },
    setUser(user) {
      person = user;
      storage.set(userKey, JSON.stringify(user));
      settle();
    },
    clear() {
      isExpiryAnnounced = false;
      drop();
    },
    expire(rejected = {}) {
      const current = { token: stored(tokenKey), refreshToken: stored(refreshKey) };
      const { token = current.token, refreshToken = current.refreshToken } = rejected;
      if (token !== current.token || refreshToken !== current.refreshToken) return;
      drop();
      if (isExpiryAnnounced) return;
      isExpiryAnnounced = true;
      for (const listener of [...expiryListeners]) listener();
    },
    onExpired(listener) {
      expiryListeners.add(listener);
      return () => expiryListeners.delete(listener);
    },
    isExpired: (token) => isExpiredAt(token, now() + clockOffset),
    isExpiringSoon: (token) => isExpiringSoonAt(token, now() + clockOffset),
    userId() {
      const claims = claimsOf(held ? stored(tokenKey) : '');
      return firstText(store.getState().user?._id, claims?._id, claims?.id, claims?.userId);
    },
    serverTime: () => now() + clockOffset,
    hasServerTime: () => isServerTold,
    noteServerDate(dateHeader) {
      const date = Date.parse(dateHeader ?? '');
      if (Number.isNaN(date)) return;
      clockOffset = date - now();
      isServerTold = true;
    },
    watchOtherTabs: () =>
      storage.watch((key) => {
        if (key !== null && key !== tokenKey && key !== userKey) return;
        if (load()) return;
        // The tokens of a sign-in that runs in this very tab have no user yet: leave them alone.
        if (!stored(tokenKey) || store.getState().user) {
          isExpiryAnnounced = false;
          forget();
        }
      }),
  };
}
