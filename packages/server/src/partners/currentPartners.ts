import type { Db } from '#db/database.ts';
import type { Partner } from '#db/schema/partners.ts';
import { listPartners } from './partners.ts';

/** Milliseconds after which the partners are read again, so that a change needs no restart of any process. */
const knownForMs = 1_000;

/**
 * Answers the partners as they were at most a second ago; nobody is asked while nobody calls. While the database does
 * not answer, those known last.
 */
export function createCurrentPartners(db: Db): () => Promise<readonly Partner[]> {
  let known: readonly Partner[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<readonly Partner[]> | undefined;
  async function read(): Promise<readonly Partner[]> {
    known = await listPartners(db).catch(() => known);
    readAt = performance.now();
    reading = undefined;
    return known;
  }
  return async () => {
    if (performance.now() - readAt < knownForMs) return known;
    reading ??= read();
    return reading;
  };
}
