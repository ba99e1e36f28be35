import type { Db } from '#db/database.ts';
import type { Partner } from '#db/schema/partners.ts';
import { listPartners } from './partners.ts';

/** Milliseconds after which the partners are read again, so that a change needs no restart of any process. */
const knownForMs = 1_000;

/**
 * Returns the partners as they were at most a second ago; without calls there are no queries. While the database does
 * not answer, it returns the last known ones.
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
