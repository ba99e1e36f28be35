import { hashToken } from '#accounts/opaqueTokens.ts';
import type { Db } from '#db/database.ts';
import { asc, eq, inArray } from '#db/drizzle.ts';
import { approvals } from '#db/schema/approvals.ts';
import { HttpError } from '#http/httpError.ts';
import { isWaiting } from './approvals.ts';

export interface HeldApprovals {
  /** Throws `HttpError` 409 when the link has been used or withdrawn, has ended, or leads nowhere. */
  require(token: string): void;
  /** Uses it up. */
  take(token: string, used: { by: string; orderId: string }): void;
  /** Stores which order has used which link. */
  store(): Promise<void>;
}

/**
 * Holds links until the end of the transaction, in an order all transactions share: no two orders come of one. Without
 * tokens no statement is made.
 */
export async function holdApprovals(tx: Db, tokens: readonly string[], now: Date): Promise<HeldApprovals> {
  const held =
    tokens.length === 0
      ? []
      : await tx
          .select()
          .from(approvals)
          .where(inArray(approvals.tokenHash, [...new Set(tokens.map(hashToken))]))
          .orderBy(asc(approvals.id))
          .for('no key update');
  const waiting = new Map(held.filter((row) => isWaiting(row, now)).map((row) => [row.tokenHash, row.id]));
  const taken: { id: string; by: string; orderId: string }[] = [];
  return {
    require(token) {
      if (!waiting.has(hashToken(token))) throw new HttpError('approvalEnded');
    },
    take(token, used) {
      const id = waiting.get(hashToken(token));
      waiting.delete(hashToken(token));
      if (id !== undefined) taken.push({ id, ...used });
    },
    async store() {
      for (const { id, by, orderId } of taken)
        await tx.update(approvals).set({ usedBy: by, orderId, order: null }).where(eq(approvals.id, id));
    },
  };
}
