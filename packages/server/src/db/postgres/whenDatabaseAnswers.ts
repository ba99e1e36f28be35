import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailableError } from '#db/databaseErrors.ts';
import { codeOf, isDatabaseAway, reasonOf } from './unavailable.ts';

interface Waiting {
  /** Where the database is, for people: the host and port, never the password. */
  place: string;
  /** Milliseconds to wait for it; 0 tries once. */
  timeoutMs: number;
  /** Once, when the first try has failed for a reason that may pass. */
  onWait(reason: string): Promise<void>;
}

const tryAgainMs = 500;

/**
 * Does the first work on a database, again and again while it does not answer. Throws `DatabaseUnavailableError`
 * after the timeout, and immediately for errors that waiting does not fix: a wrong password, a missing database.
 */
export async function whenDatabaseAnswers<T>(work: () => Promise<T>, waiting: Waiting): Promise<T> {
  const deadline = performance.now() + waiting.timeoutMs;
  let isWaiting = false;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const reason = reasonOf(error);
      if (!isDatabaseAway(error)) throw refusal(error, waiting.place) ?? error;
      if (performance.now() >= deadline) {
        throw new DatabaseUnavailableError(`PostgreSQL at ${waiting.place} does not answer: ${reason}.`);
      }
      if (!isWaiting) await waiting.onWait(reason);
      isWaiting = true;
      await pause(tryAgainMs);
    }
  }
}

/** Wrong credentials (28) and names (3D000, 42501) in the address, as a sentence. */
function refusal(error: unknown, place: string): DatabaseUnavailableError | undefined {
  if (!(error instanceof Error)) return undefined;
  if (!/^(28|3D000|42501)/.test(codeOf(error))) return undefined;
  return new DatabaseUnavailableError(
    `PostgreSQL at ${place} refuses: ${reasonOf(error)}; mend DATABASE_URL.`,
  );
}
