import { paths } from '@freight/contract';
import { messageIn, NetworkError } from '#errors/apiError.ts';
import type { Session, Tokens } from '#session/session.ts';
import { parseBody } from './body.ts';

export type Locks = Pick<LockManager, 'request'>;

/** Gives new tokens in place of a rejected one; null when the limit of refreshes forbids to try now. */
export type Refresh = (rejectedToken: string) => Promise<Tokens | null>;

export interface RefreshOptions {
  apiUrl: string;
  session: Session;
  fetch: typeof globalThis.fetch;
  locks: Locks | undefined;
  now: () => number;
  /** Other tabs use the same stored tokens. */
  isShared: boolean;
  /** The longest wait for another tab's refresh, and the longest hold of the lock, in milliseconds. */
  lockPatience?: number;
}

const timeout = 15_000;
const limit = { refreshes: 3, perMilliseconds: 60_000 };
/** Another tab's write to local storage may become visible only after it released the lock. */
const settleTime = 50;
/** Answers that say nothing about the session: too many requests, and gateways without a server behind. */
const notNow = [429, 502, 503, 504];

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/**
 * One refresh for all callers in a tab, and one among the tabs that share a storage
 * [CLIENT-09] [CLIENT-13] [CLIENT-14]. Rejects with
 * - `NetworkError` when the server could not be asked; the session stays,
 * - the specific error of any other failure, after the session has been expired
 *   [CLIENT-16] to [CLIENT-21] (OPEN-10),
 * - an error when somebody signed out meanwhile: a logout wins, and nobody is told of an expiry.
 */
export function createRefresh(options: RefreshOptions): Refresh {
  const { apiUrl, session, fetch, locks, now, isShared, lockPatience = 5_000 } = options;
  const attempts: number[] = [];
  let running: Promise<Tokens | null> | undefined;

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
      const response = await fetch(apiUrl + paths.refreshToken, {
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

  function fail(error: Error): never {
    session.expire();
    throw error;
  }

  /** Whoever signed out, or in as somebody else, while the server was answering has the last word. */
  function overtaken(rejectedToken: string, refreshToken: string): Tokens | null {
    const current = session.tokens().refreshToken;
    if (current === refreshToken) return null;
    const newer = current ? newerThan(rejectedToken) : null;
    if (newer) return newer;
    throw new Error('Signed out');
  }

  async function exchange(rejectedToken: string): Promise<Tokens | null> {
    const { token, refreshToken } = session.tokens();
    if (!refreshToken) {
      if (!token) throw new Error('Signed out');
      fail(new Error('No refresh token available'));
    }
    while (attempts[0] !== undefined && attempts[0] <= now() - limit.perMilliseconds) attempts.shift();
    if (attempts.length >= limit.refreshes) return null;
    attempts.push(now());

    const { response, body } = await ask(refreshToken);
    const winner = overtaken(rejectedToken, refreshToken);
    if (winner) return winner;
    if (!response.ok) {
      const error = new Error(messageIn(body) ?? `HTTP error! Status: ${response.status}`);
      if (notNow.includes(response.status)) throw new NetworkError(error);
      return (await settled(rejectedToken)) ?? fail(error);
    }
    const tokens = readTokens(body);
    if (!tokens) fail(new Error('Invalid refresh response from server'));
    session.setTokens(tokens);
    return tokens;
  }

  async function run(rejectedToken: string) {
    return (await settled(rejectedToken)) ?? (await exchange(rejectedToken));
  }

  return (rejectedToken) => {
    running ??= oneTabAtATime(isShared ? locks : undefined, lockPatience, () => run(rejectedToken)).finally(
      () => {
        running = undefined;
      },
    );
    return running;
  };
}

/** The tokens of an answer that also claims success; null when anything is missing [CLIENT-15] [CLIENT-20]. */
export function readTokens(answer: unknown): Tokens | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { success, token, refreshToken } = answer as Record<string, unknown>;
  const isComplete = typeof token === 'string' && typeof refreshToken === 'string' && token && refreshToken;
  return success && isComplete ? { token, refreshToken } : null;
}

/**
 * Does the work under a lock among tabs. The lock is waited for and held only so long and never stolen:
 * a frozen tab must not keep the others from working, and third-party frames may not lock at all.
 */
async function oneTabAtATime<T>(
  locks: Locks | undefined,
  patience: number,
  work: () => Promise<T>,
): Promise<T> {
  let started: Promise<T> | undefined;
  const start = () => {
    started ??= work();
    return started;
  };
  if (locks) {
    const impatience = new AbortController();
    let timer = setTimeout(() => impatience.abort(), patience);
    try {
      await locks.request('freight-refresh', { signal: impatience.signal }, () => {
        clearTimeout(timer);
        const released = new Promise<void>((release) => {
          timer = setTimeout(release, patience);
        });
        const finished = start().then(
          () => {},
          () => {},
        );
        return Promise.race([finished, released]);
      });
    } catch {
      // Not locked: the single flight of this tab and the grace of the server remain.
    } finally {
      clearTimeout(timer);
    }
  }
  return start();
}
