import { ApiError, type Core, createPartnerSessions, NetworkError } from '@freight/client';
import type { Tokens } from '@freight/client/session';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { configuration } from '#platform/configuration.ts';
import { shared } from '#platform/registry.ts';
import { report } from '#platform/report.ts';
import { dropDrafts } from '#session/drafts.ts';
import { pageStorage } from '#session/session.ts';

declare module '#platform/registry.ts' {
  interface Shared {
    partnerLogin: StoreApi<{ hasFailed: boolean }>;
  }
}

/** Whether the last attempt to sign in by the partner has failed. */
export const partnerLogin = () => shared('partnerLogin', () => createStore(() => ({ hasFailed: false })));

/** The longest wait for the page's token, in milliseconds. */
const patience = 15_000;

/** A new session for a token of the page. Rejects when the page gives none, or when the API refuses it. */
export async function exchange(core: Core): Promise<{ token: string; userId: string }> {
  if (pageStorage().persistence === 'persistent') {
    report('setting-in-use', { name: 'session', value: 'persistent' });
    throw new Error('The session is stored already; set partnerToken earlier.');
  }
  const given: unknown = await Promise.race([
    (async () => configuration.getState().partnerToken?.())(),
    new Promise((_, reject) =>
      setTimeout(() => reject(new Error('partnerToken() takes too long.')), patience),
    ),
  ]);
  if (typeof given !== 'string' || !given) throw new Error('partnerToken() has returned no token.');
  return createPartnerSessions(core).exchange(given);
}

/** Answers and failures that reveal nothing about the person. */
const isForNow = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof ApiError && (error.status === 429 || error.status >= 500));

let latest: Tokens | undefined;
let running: Promise<Tokens> | undefined;

/** Tokens in place of a rejected one, one exchange for all callers. If the person cannot be signed in again, the session ends. */
export function renewByPartner(core: Core, rejected: string): Promise<Tokens> {
  if (latest && latest.token !== rejected && core.session.holds(latest.token)) return Promise.resolve(latest);
  running ??= renew(core, rejected).finally(() => {
    running = undefined;
  });
  return running;
}

async function renew(core: Core, rejected: string): Promise<Tokens> {
  const { session } = core;
  const person = session.userId();
  try {
    const { token, userId } = await exchange(core);
    if (!session.holds(rejected)) throw new Error('The session has ended or been replaced meanwhile.');
    if (userId && userId !== person) {
      // Another person uses the page by now: what was typed is not theirs.
      dropDrafts();
      throw new Error('Another person is logged in to the page.');
    }
    latest = { token, refreshToken: '' };
    session.setTokens(latest);
    return latest;
  } catch (error) {
    if (isForNow(error)) throw new NetworkError(error);
    // A call of the session before, answered late, must not end the one that has begun since.
    if (session.holds(rejected)) session.clear();
    throw error;
  }
}
