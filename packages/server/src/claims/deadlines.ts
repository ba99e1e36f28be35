import {
  type ClaimKind,
  claimKinds,
  type DoorClaimKind,
  doorClaimKinds,
  factsOfStatus,
} from '@freight/contract';
import type { OrderRecord } from '#db/schema/orders.ts';
import { HttpError } from '#http/httpError.ts';
import { endOfDay } from '#orderFacts/deliveryDays.ts';

type Kind = ClaimKind | DoorClaimKind;
const kinds: readonly Kind[] = [...claimKinds, ...doorClaimKinds];

/**
 * Days after the delivery, or after the attempt that failed, in which each kind can be reported, as the site's terms say.
 * Damage that shows when the goods are handed over is to be reported then; whether it was, nothing here can check.
 */
const daysAfter: Readonly<Record<Kind, number>> = {
  damaged: 7,
  missing: 7,
  wrongParcel: 14,
  notMyDoor: 7,
  wasAtHome: 7,
};
/** Days in which the company answers. */
const daysToAnswer = 14;

/** Until when the company answers a claim. */
export const answerBy = (reportedAt: Date): Date => endOfDay(reportedAt, daysToAnswer);

type Delivery = Pick<OrderRecord, 'status' | 'history'>;

const hasArrived = (status: OrderRecord['status']): boolean => factsOfStatus(status)?.phase === 'arrived';
const momentOf = (entry: { changedAt: string } | undefined): Date | undefined =>
  entry && new Date(entry.changedAt);

/** Undefined for an order that has not been delivered; one that failed or was returned has not. */
const deliveredAt = ({ status, history }: Delivery): Date | undefined =>
  hasArrived(status) ? momentOf(history.find((entry) => hasArrived(entry.status))) : undefined;

/** When the last attempt failed, also of an order that was delivered later: it went out and did not arrive. */
const failedAt = ({ history }: Delivery): Date | undefined =>
  momentOf(
    history.findLast(
      ({ status }, index) => history[index - 1]?.status === 'outForDelivery' && !hasArrived(status),
    ),
  );

/** What a kind is about; undefined when that has not happened. */
const happenedAt = (order: Delivery, kind: Kind): Date | undefined =>
  kind === 'wasAtHome' ? failedAt(order) : deliveredAt(order);

/** The kinds that can be reported now, each with until when. */
export const openKinds = (order: Delivery, now: Date): { kind: Kind; until: Date }[] =>
  kinds.flatMap((kind) => {
    const since = happenedAt(order, kind);
    const until = since && endOfDay(since, daysAfter[kind]);
    return until && until >= now ? [{ kind, until }] : [];
  });

/** Throws `HttpError` 409 when what this kind, or every kind, is about has not happened, or the time for it is over. */
export function requireOpen(order: Delivery, now: Date, kind?: Kind): void {
  const asked = kind ? [kind] : kinds;
  if (asked.every((each) => happenedAt(order, each) === undefined)) throw new HttpError('notClaimable');
  if (!openKinds(order, now).some((each) => asked.includes(each.kind))) throw new HttpError('claimTooLate');
}
