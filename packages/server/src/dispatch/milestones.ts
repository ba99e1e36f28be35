import type { OrderStatus } from '@freight/contract';
import type { StoredDelay } from '#db/schema/orders.ts';

export type Delay = Pick<StoredDelay, 'ms' | 'reason' | 'reasonText'>;

/** Shares of the route, 0 to 1. */
export type Stretch = readonly [from: number, to: number];

export interface Milestone {
  readonly status: OrderStatus;
  /** Time since the milestone before. */
  readonly afterMs: number;
  /** The status stays, and a driver takes the order. */
  readonly assignsDriver?: true;
  /** Where the goods move until the next milestone; absent while they do not move. */
  readonly route?: Stretch;
  /**
   * Passing the milestone makes it known that everything takes so much longer. The milestones after it include that
   * time; an expectation leaves it out while this milestone is still ahead.
   */
  readonly delay?: Delay;
}

/** Of the route, where the last leg begins. */
export const atTheGate = 0.98;
/** From the gate of the town to the door. */
export const lastLegMs = 20 * 60_000;

/** The first stage with a status, or -1 when the journey lacks it. */
export const stageOf = (journey: readonly Milestone[], status: OrderStatus): number =>
  journey.findIndex((milestone) => milestone.status === status);

/** The stage in which goods leave the sender. */
export const stageOfPickup = (journey: readonly Milestone[]): number => stageOf(journey, 'inTransit');

/** The stage in which goods reach the recipient, or -1 when they never do. */
export const stageOfDelivery = (journey: readonly Milestone[]): number => stageOf(journey, 'delivered');
