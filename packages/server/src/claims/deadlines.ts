import { type ClaimKind, claimKinds, deliveryZone, statusFacts } from '@freight/contract';
import type { OrderRecord } from '#db/schema/orders.ts';
import { HttpError } from '#http/httpError.ts';

/**
 * Days after the delivery in which each kind can be reported, as the site's terms say. Damage that shows when the goods
 * are handed over is to be reported then; whether it was, nothing here can check.
 */
const daysAfterDelivery: Readonly<Record<ClaimKind, number>> = { damaged: 7, missing: 7, wrongParcel: 14 };
/** Days in which the company answers. */
const daysToAnswer = 14;

const dayMs = 24 * 3_600_000;
const calendarDay = new Intl.DateTimeFormat('en-CA', { timeZone: deliveryZone });
const offset = new Intl.DateTimeFormat('en-GB', { timeZone: deliveryZone, timeZoneName: 'longOffset' });

/** How far the zone is ahead of UTC, in milliseconds. */
function aheadMs(moment: number): number {
  const name = offset.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** The last moment of the day that is so many days later where the goods were delivered. */
export function endOfDay(moment: Date, daysLater: number): Date {
  const midnight = Date.parse(`${calendarDay.format(moment)}T00:00:00Z`) + (daysLater + 1) * dayMs;
  // Clocks change later in the night, so the offset is that of midnight.
  return new Date(midnight - aheadMs(midnight) - 1);
}

/** Until when the company answers a claim. */
export const answerBy = (reportedAt: Date): Date => endOfDay(reportedAt, daysToAnswer);

type Delivery = Pick<OrderRecord, 'status' | 'history'>;

/** Undefined for an order that has not been delivered; one that failed or was returned has not. */
function deliveredAt({ status, history }: Delivery): Date | undefined {
  if (statusFacts[status].phase !== 'arrived') return undefined;
  const delivery = history.find((entry) => statusFacts[entry.status].phase === 'arrived');
  return delivery && new Date(delivery.changedAt);
}

/** The kinds that can be reported now, each with until when. */
export function openKinds(order: Delivery, now: Date): { kind: ClaimKind; until: Date }[] {
  const delivered = deliveredAt(order);
  if (!delivered) return [];
  return claimKinds
    .map((kind) => ({ kind, until: endOfDay(delivered, daysAfterDelivery[kind]) }))
    .filter(({ until }) => until >= now);
}

/** Throws `HttpError` 409 when the order has not been delivered, or the time for this kind, or all kinds, is over. */
export function requireOpen(order: Delivery, now: Date, kind?: ClaimKind): void {
  if (!deliveredAt(order)) throw new HttpError('notClaimable');
  const open = openKinds(order, now);
  if (open.length === 0 || (kind && !open.some((each) => each.kind === kind)))
    throw new HttpError('claimTooLate');
}
