import type { HandoverKind } from '@freight/contract';
import type { OrderRecord, StoredDelay, StoredHandover } from '#db/schema/orders.ts';
import { journeyOfOrder, timeBetween } from '#dispatch/journey.ts';
import { type Progress, progressAtStage, type Traveller } from '#dispatch/progress.ts';
import type { Clock } from '#orderFacts/clock.ts';
import { newHandover } from '#orderFacts/handoverOf.ts';

const minute = 60_000;

interface Role {
  readonly stage: number;
  readonly passed: number;
  readonly delays?: StoredDelay[];
  readonly handover?: HandoverKind;
  readonly failsFirst?: true;
}

/**
 * The demo's orders that are always under way: where each of them starts, as the stage of its journey and
 * the share of the time until the next one that has passed already. `late` is delayed twice while it can be watched, and
 * the attempt of `nobodyHome` is about to fail.
 */
export const liveRoles = {
  inTransit: { stage: 5, passed: 0.35, handover: 'picture' },
  outForDelivery: { stage: 6, passed: 0.3, handover: 'code' },
  queued: { stage: 0, passed: 0 },
  pending: { stage: 1, passed: 0.2 },
  confirmed: { stage: 2, passed: 0.2 },
  awaitingPickup: { stage: 4, passed: 0.2 },
  late: {
    stage: 4,
    passed: 0.2,
    delays: [
      { before: 'inTransit', ms: 25 * minute, reason: 'queueAtPickup' },
      { before: 'outForDelivery', ms: 70 * minute, reason: 'traffic' },
    ],
  },
  nobodyHome: { stage: 6, passed: 0.97, handover: 'code', failsFirst: true },
} satisfies Record<string, Role>;
export type LiveRole = keyof typeof liveRoles;
export const liveRoleNames = Object.keys(liveRoles) as LiveRole[];

/** The roles whose order numbers are handed out for tracking. */
export const trackedRoles: readonly LiveRole[] = ['inTransit', 'outForDelivery', 'queued'];

/** What delays the journey of a role. */
export function delaysOfRole(role: LiveRole): StoredDelay[] | null {
  const { delays }: Role = liveRoles[role];
  return delays ?? null;
}

/** How the order of a role is handed over; a code is another one each time it begins. */
export function handoverOfRole(role: LiveRole): StoredHandover | null {
  const { handover, failsFirst }: Role = liveRoles[role];
  return handover ? { ...newHandover(handover), ...(failsFirst ? { failsFirst } : {}) } : null;
}

export const isLiveRole = (name: string | null): name is LiveRole => name !== null && name in liveRoles;

/** A live order as it is at the beginning of its role. */
export function placeInRole(
  order: Traveller,
  role: LiveRole,
  now: Date,
  clock: Clock,
): Progress & Pick<OrderRecord, 'date' | 'createdAt'> {
  const { stage, passed } = liveRoles[role];
  const journey = journeyOfOrder(order);
  const simulated = timeBetween(journey, 0, stage) + passed * (journey[stage + 1]?.afterMs ?? 0);
  const start = new Date(now.getTime() - clock.realMs(simulated));
  return { ...progressAtStage(order, start, stage, clock), date: start, createdAt: start };
}
