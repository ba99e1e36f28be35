import type { Change, ChangesOfOrder } from '@freight/contract';
import type { Db } from '#db/database.ts';
import { asc, eq, getTableColumns } from '#db/drizzle.ts';
import { type ChangeRecord, changePictures, changes } from '#db/schema/changes.ts';
import type { Clock } from '#orderFacts/clock.ts';
import type { Called, Caller } from '#sharing/callers.ts';
import { kindsOf } from './deadlines.ts';

/** What a view of changes is made with. */
export interface Viewing {
  readonly clock: Clock;
  /** The address of a picture, which works for an hour. */
  readonly pictureUrl: (id: string) => string;
}

/** Whether the caller asked for a change. */
export const isOwnChange = ({ caller, byLink }: ChangeRecord, { id, ...by }: Caller): boolean =>
  caller === id && byLink === by.byLink;

/** What can be asked for about an order, and what has been, oldest first, as the caller may see it. */
export async function readChanges(
  db: Db,
  { order, caller }: Called,
  { clock, pictureUrl }: Viewing,
): Promise<ChangesOfOrder> {
  const rows = await db
    .select({ ...getTableColumns(changes), picture: changePictures.id })
    .from(changes)
    .leftJoin(changePictures, eq(changePictures.takenBy, changes.id))
    .where(eq(changes.orderId, order.id))
    .orderBy(asc(changes.requestedAt), asc(changes.id));
  return {
    version: order.changesVersion,
    kinds: kindsOf(order, caller.byLink, clock),
    changes: rows.map(({ picture, ...change }) => {
      const isOwn = isOwnChange(change, caller);
      const facts = factsOf(change, isOwn);
      if (caller.byLink && !isOwn) return facts;
      return {
        ...facts,
        fee: change.feeOre / 100,
        ...contentsOf(change),
        ...(picture === null ? {} : { pictureUrl: pictureUrl(picture) }),
      };
    }),
  };
}

/** The facts that every reader of a change sees. The fee is left out: it reveals how far away another place is. */
const factsOf = (change: ChangeRecord, isOwn: boolean): Change => ({
  id: change.id,
  kind: change.wanted.kind,
  state: change.state,
  by: change.byLink ? 'link' : 'customer',
  isOwn,
  fee: 0,
  requestedAt: change.requestedAt.toISOString(),
  ...(change.decidedAt && { decidedAt: change.decidedAt.toISOString() }),
  ...(change.reason && { reason: change.reason }),
});

function contentsOf({ wanted }: ChangeRecord): Partial<Change> {
  switch (wanted.kind) {
    case 'contact':
      return { text: wanted.text, phone: wanted.phone };
    case 'otherDay':
    case 'pickupDay':
      return { day: wanted.day };
    case 'otherPlace':
      return { place: { formattedAddress: wanted.place.formattedAddress, city: wanted.place.city } };
    case 'instructions':
    case 'doorCode':
    case 'leaveAt':
      return { text: wanted.text };
  }
}
