import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { eq } from '#db/drizzle.ts';
import { defineTopic } from '#db/messages.ts';
import { refreshFamilies } from '#db/schema/accounts.ts';

/** A sign-in ends so long after it began, however often it was renewed; its person signs in again. */
export const signInMs = 30 * 24 * 3600_000;
/** How long a valid sign-in is cached; one that ends in this process leaves the cache immediately. */
const believedMs = 3_000;
/** More sign-ins than are in use at the same time; beyond it the cache is emptied. */
const mostKnown = 20_000;

const endedSignIns = defineTopic('endedSignIns', z.string());

/** Which sign-ins (families of refresh tokens) are still valid. */
export interface SignIns {
  /** Whether this sign-in is still valid; looked up at most every three seconds. */
  isStanding(familyId: string): Promise<boolean>;
  /** Announces ended sign-ins; call it after the transaction that ended them. */
  ended(familyIds: readonly string[]): void;
  /** Calls the listener with every sign-in that this process or another one has ended. */
  onEnded(listener: (familyIds: readonly string[]) => void): void;
}

/** `now` in milliseconds. */
export function createSignIns({ db, messages }: Database, now: () => number): SignIns {
  const standing = new Map<string, number>();
  // A look-up that is under way while its sign-in ends must not mark it as valid again.
  const over = new Set<string>();
  const listeners: ((familyIds: readonly string[]) => void)[] = [];
  function end(familyIds: readonly string[]): void {
    if (over.size >= mostKnown) over.clear();
    for (const id of familyIds) {
      standing.delete(id);
      over.add(id);
    }
    for (const listener of listeners) listener(familyIds);
  }

  messages.subscribe(endedSignIns, end);
  // Look up again what may have ended meanwhile.
  messages.onReturn(() => standing.clear());
  return {
    async isStanding(familyId) {
      if (over.has(familyId)) return false;
      const seen = standing.get(familyId);
      if (seen !== undefined && Math.abs(now() - seen) < believedMs) return true;
      const asked = now();
      const [family] = await db
        .select({ createdAt: refreshFamilies.createdAt, revokedAt: refreshFamilies.revokedAt })
        .from(refreshFamilies)
        .where(eq(refreshFamilies.id, familyId));
      const isValid =
        family !== undefined && family.revokedAt === null && family.createdAt.getTime() + signInMs > now();
      if (standing.size >= mostKnown) standing.clear();
      if (isValid) standing.set(familyId, asked);
      else standing.delete(familyId);
      return isValid && !over.has(familyId);
    },
    ended(familyIds) {
      if (familyIds.length === 0) return;
      end(familyIds);
      messages.send(endedSignIns, familyIds);
    },
    onEnded: (listener) => {
      listeners.push(listener);
    },
  };
}
