import { firstPaths } from '@freight/contract';
import { ApiError, messageIn, NetworkError, rejectedLocally } from '#errors/apiError.ts';
import { fieldsOf } from '#fields/fields.ts';
import type { Session, Tokens } from '#session/session.ts';
import { parseBody } from './body.ts';
import { pause } from './pause.ts';

export type Locks = Pick<LockManager, 'request'>;

/** Returns new tokens in place of a rejected one. */
export type Refresh = (rejectedToken: string) => Promise<Tokens>;

export interface RefreshOptions {
  apiUrl: string;
  session: Session;
  fetch: typeof globalThis.fetch;
  locks: Locks | undefined;
  now: () => number;
  /** Other tabs use the same stored tokens. */
  isShared: boolean;
  /** The longest wait for another tab's refresh, and the longest hold of the lock, in milliseconds. */
  lockTimeout?: number;
}

/** The longest wait for an answer, in milliseconds; every other call waits as long. */
const timeout = 15_000;
const limit = { refreshes: 3, perMilliseconds: 60_000 };
/** Another tab's write to local storage may become visible only after it released the lock. */
const settleTime = 50;
/** How often a tab that has used up its refreshes checks whether another tab has refreshed, in milliseconds. */
const lookAgain = 250;
/** Answers that reveal nothing about the session: too many requests, and server errors. */
const isNotNow = (status: number) => status === 429 || status >= 500;

/**
 * One refresh for all callers in a tab, and one among the tabs that share a storage
 * [CLIENT-09] [CLIENT-13] [CLIENT-14]. After 3 refreshes in a minute a tab waits, until the minute is over or
 * another tab has stored new tokens. Rejects with
 * - `NetworkError` when the server could not be reached; the session stays,
 * - an `ApiError` for any other failure, after the session has been expired; tokens that another tab has
 *   stored meanwhile stay [CLIENT-16] to [CLIENT-21] (OPEN-10),
 * - an `ApiError` with the code `signedOut` when the user signed out meanwhile: a logout wins, and is no expiry.
 */
export function createRefresh(options: RefreshOptions): Refresh {
  const { apiUrl, session, fetch, locks, now, isShared, lockTimeout = 5_000 } = options;
  let attempts: number[] = [];
  let running: Promise<Tokens> | undefined;

  /** What another tab, or an earlier refresh, stored in place of the rejected token. */
  function newerThan(rejectedToken: string): Tokens | null {
    const tokens = session.tokens();
    const isNewer = tokens.token !== '' && tokens.token !== rejectedToken;
    return isNewer && !session.isExpired(tokens.token) ? tokens : null;
  }

  async function settled(rejectedToken: string): Promise<Tokens | null> {
    const newer = newerThan(rejectedToken);
    if (newer || !isShared) return newer;
    await pause(settleTime);
    return newerThan(rejectedToken);
  }

  async function ask(refreshToken: string): Promise<{ response: Response; body: unknown }> {
    try {
      const response = await fetch(apiUrl + firstPaths.refreshToken, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({ refreshToken }),
        cache: 'no-store',
        signal: AbortSignal.timeout(timeout),
      });
      session.noteServerDate(response.headers.get('date'));
      return { response, body: parseBody(await response.text()) };
    } catch (cause) {
      throw new NetworkError(cause);
    }
  }

  function fail(error: Error, rejected: Tokens): never {
    session.expire(rejected);
    throw error;
  }

  /** A sign-out, or a sign-in as another user, while the server was answering overrides its answer. */
  function overtaken(rejectedToken: string, refreshToken: string): Tokens | null {
    const current = session.tokens().refreshToken;
    if (current === refreshToken) return null;
    if (!current) throw rejectedLocally('signedOut');
    const newer = newerThan(rejectedToken);
    if (newer) return newer;
    throw new NetworkError(new Error('The token of another tab has expired as well.'));
  }

  /** How long this tab has to wait before its next refresh, in milliseconds. */
  function waitingTime(): number {
    const time = now();
    // After the clock was set back, attempts in the future must not block.
    attempts = attempts.filter((at) => at <= time && at > time - limit.perMilliseconds);
    const [oldest] = attempts;
    return oldest === undefined || attempts.length < limit.refreshes
      ? 0
      : oldest + limit.perMilliseconds - time;
  }

  /**
   * Resolves when the limit allows one more refresh, or with tokens that another tab stored before that. Until then the
   * old token is useless: it would be refused again.
   */
  async function allowed(rejectedToken: string): Promise<Tokens | null> {
    for (let wait = waitingTime(); wait > 0; wait = waitingTime()) {
      const newer = newerThan(rejectedToken);
      if (newer) return newer;
      if (!session.tokens().refreshToken) break;
      await pause(Math.min(wait, lookAgain));
    }
    return null;
  }

  async function exchange(rejectedToken: string): Promise<Tokens> {
    const sent = session.tokens();
    if (!sent.refreshToken) {
      if (!sent.token) throw rejectedLocally('signedOut');
      fail(rejectedLocally('noRefreshToken'), sent);
    }
    attempts.push(now());

    const { response, body } = await ask(sent.refreshToken);
    const winner = overtaken(rejectedToken, sent.refreshToken);
    if (winner) return winner;
    if (!response.ok) {
      const { status } = response;
      const message = messageIn(body) ?? `HTTP error! Status: ${status}`;
      const error = new ApiError({ status, data: body, message });
      if (isNotNow(status)) throw new NetworkError(error);
      return (await settled(rejectedToken)) ?? fail(error, sent);
    }
    const tokens = readTokens(body);
    if (!tokens)
      fail(new ApiError({ status: response.status, data: body, code: 'invalidRefreshAnswer' }), sent);
    session.setTokens(tokens);
    return tokens;
  }

  async function run(rejectedToken: string): Promise<Tokens> {
    const turn = async () => (await settled(rejectedToken)) ?? (await exchange(rejectedToken));
    // Wait outside of the lock: other tabs may have refreshes left.
    return (
      (await allowed(rejectedToken)) ?? (await oneTabAtATime(isShared ? locks : undefined, lockTimeout, turn))
    );
  }

  return (rejectedToken) => {
    running ??= run(rejectedToken).finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** The tokens of an answer that also claims success; null when anything is missing [CLIENT-15] [CLIENT-20]. */
export function readTokens(answer: unknown): Tokens | null {
  const { success, token, refreshToken } = fieldsOf(answer);
  const isComplete = typeof token === 'string' && typeof refreshToken === 'string' && token && refreshToken;
  return success && isComplete ? { token, refreshToken } : null;
}

/**
 * Does the work under a lock among tabs. The lock is waited for and held for a limited time, and never stolen:
 * a frozen tab must not keep the others from working, and third-party frames may not lock at all.
 */
async function oneTabAtATime<T>(
  locks: Locks | undefined,
  lockTimeout: number,
  work: () => Promise<T>,
): Promise<T> {
  let started: Promise<T> | undefined;
  const start = () => {
    started ??= work();
    return started;
  };
  if (locks) {
    const giveUp = new AbortController();
    let timer = setTimeout(() => giveUp.abort(), lockTimeout);
    try {
      await locks.request('freight-refresh', { signal: giveUp.signal }, () => {
        clearTimeout(timer);
        const released = new Promise<void>((release) => {
          timer = setTimeout(release, lockTimeout);
        });
        const finished = start().then(
          () => {},
          () => {},
        );
        return Promise.race([finished, released]);
      });
    } catch {
      // Without the lock, one refresh per tab and the server's grace period still protect the session.
    } finally {
      clearTimeout(timer);
    }
  }
  return start();
}
