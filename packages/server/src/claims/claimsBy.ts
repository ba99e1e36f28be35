import { and, eq } from '#db/drizzle.ts';
import { claims } from '#db/schema/claims.ts';
import type { Called } from '#sharing/callers.ts';

/** The claims of a caller: of one order, each caller sees only their own. */
export const claimsBy = ({ order, caller }: Called) =>
  and(eq(claims.orderId, order.id), eq(claims.reporter, caller.id));
