import { languages } from '@freight/contract';
import type { Caller } from '#accounts/caller.ts';
import { countLinks, createLink } from '#accounts/links.ts';
import type { AccountsParts } from '#accounts/parts.ts';
import { normalizeEmail } from '#accounts/users.ts';
import type { Db } from '#db/database.ts';
import { asc, eq, notInArray } from '#db/drizzle.ts';
import { isDatabaseAway } from '#db/postgres/unavailable.ts';
import { resetRequests, type User, users } from '#db/schema/accounts.ts';
import { resetMail } from '#mail/accountMails.ts';

const minute = 60_000;
/** At most one mail a minute to one address, and five an hour, for any number of requests. */
const mailsPerHour = 5;
/** Milliseconds from the answer until the request is handled: random, so that the timing reveals nothing. */
const worksAfter = () => 20 + Math.random() * 200;
/** How often requests are looked for that a server left behind when it died. */
const lookEvery = 5_000;

export interface ResetRequests {
  /** Stores a request to reset a password; takes the same time for an address without an account. */
  add(email: string, caller: Caller): Promise<void>;
  /** Waits for the work that is under way. */
  close(): Promise<void>;
}

/**
 * Requests for a reset link. Answering one only writes it down; whether there is such an account is looked up
 * afterwards, by one process, and the mail goes into the outbox in the same transaction.
 */
export function createResetRequests(parts: AccountsParts): ResetRequests {
  const timers = new Set<NodeJS.Timeout>();
  const failures: Failures = new Map();
  let working: Promise<void> = Promise.resolve();
  let closed = false;

  function work(): void {
    working = working
      .then(async () => {
        while (!closed && (await handleNext(parts, failures)));
      })
      .catch((error: unknown) => {
        // While the database is unavailable every call reports it, and the requests wait in the database.
        if (!isDatabaseAway(error))
          parts.logger.error({ err: error }, 'the reset requests could not be read');
      });
  }

  const looking = setInterval(work, lookEvery);
  return {
    async add(email, { language }) {
      await parts.database.db
        .insert(resetRequests)
        .values({ email: normalizeEmail(email), language, requestedAt: new Date(parts.now()) })
        .onConflictDoNothing();
      const timer = setTimeout(() => {
        timers.delete(timer);
        work();
      }, worksAfter());
      timers.add(timer);
    },
    async close() {
      closed = true;
      clearInterval(looking);
      for (const timer of timers) clearTimeout(timer);
      await working;
    },
  };
}

/** Requests that this process could not handle, by address: how often, and when it tries again. */
type Failures = Map<string, { count: number; dueAt: number }>;
/** How long a failed request lets other requests go first. */
const failedWaits = minute;
/** The number of failures after which a request is removed; the person has to ask again. */
const mostFailures = 5;

/** Handles the oldest request that is not waiting and not handled by another process; false if none is left. */
async function handleNext(parts: AccountsParts, failures: Failures): Promise<boolean> {
  const now = parts.now();
  const waiting = [...failures].filter(([, { dueAt }]) => dueAt > now).map(([email]) => email);
  let email: string | undefined;
  try {
    return await parts.database.transaction(async (tx) => {
      const [request] = await tx
        .select()
        .from(resetRequests)
        .where(notInArray(resetRequests.email, waiting))
        .orderBy(asc(resetRequests.requestedAt))
        .limit(1)
        .for('update', { skipLocked: true });
      if (request === undefined) return false;
      email = request.email;
      if ((failures.get(email)?.count ?? 0) < mostFailures) {
        const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update');
        if (user !== undefined) await sendLink(parts, tx, user, request.language);
      }
      await tx.delete(resetRequests).where(eq(resetRequests.email, email));
      failures.delete(email);
      return true;
    });
  } catch (error) {
    if (email === undefined || isDatabaseAway(error)) throw error;
    const count = (failures.get(email)?.count ?? 0) + 1;
    failures.set(email, { count, dueAt: now + failedWaits });
    parts.logger.error({ err: error, failures: count }, 'a reset request could not be handled');
    return true;
  }
}

async function sendLink(parts: AccountsParts, tx: Db, user: User, asked: string | null): Promise<void> {
  const now = parts.now();
  const link = { userId: user.id, purpose: 'reset' } as const;
  if ((await countLinks(tx, link, now - minute)) > 0) return;
  if ((await countLinks(tx, link, now - 60 * minute)) >= mailsPerHour) return;
  const token = await createLink(tx, link, now);
  const address = `${parts.publicUrl()}/reset-password?${new URLSearchParams({ token })}`;
  const language = user.language ?? languages.find((known) => known === asked);
  await parts.outbox.add(tx, resetMail(parts.sender(), { email: user.email, language }, address));
}
