import type { Scene } from './scene.ts';
import { type Timeline, timelineOf } from './timeline.ts';

interface Window {
  readonly from: string;
  readonly to: string;
}

/** The parts of an order, and of its tracking, that a state decides about. Times are ISO text. */
export interface StateParts {
  readonly status: string;
  /** Oldest first. */
  readonly statusHistory: readonly { readonly status: string; readonly changedAt: string }[];
  /** Between which moments it arrives; missing once nothing is expected any more. */
  readonly arrivalWindow?: Window | undefined;
  /** Every promise so far, oldest first. */
  readonly arrivals: readonly (Window & { readonly at: string; readonly reason?: string })[];
  /** Deliveries of the same driver before this one, on the last leg. */
  readonly stopsBefore?: number | undefined;
}

const arriving = ['pending', 'confirmed', 'awaitingPickup', 'inTransit', 'outForDelivery'];

/** Minutes after the order was made, as ISO text. */
export type At = (minutes: number) => string;

/** The times of a timeline, of which the present is now. */
export const timesOf = ({ clock }: Timeline, now: number = Date.now()): At => {
  const booked = now - clock * 60_000;
  return (minutes) => new Date(booked + minutes * 60_000).toISOString();
};

const waiting = ['pending', 'confirmed', 'awaitingPickup'];

/** When the driver is at the sender, for the order's customer; undefined once the goods are fetched. */
export function pickupOf(scene: Scene): (Window & { readonly callMinutes: number }) | undefined {
  const timeline = timelineOf(scene);
  const at = timesOf(timeline, scene.now);
  return waiting.includes(timeline.steps.at(-1)?.status ?? '')
    ? { from: at(timeline.clock + 20), to: at(timeline.clock + 50), callMinutes: 10 }
    : undefined;
}

/** What a state makes of any order; lay it over one that an API has answered. */
export function partsOf(scene: Scene): StateParts {
  const timeline = timelineOf(scene);
  const at = timesOf(timeline, scene.now);
  const status = timeline.steps.at(-1)?.status ?? 'pending';
  const arrivals = timeline.promises.map(({ at: made, from, to, reason }) => ({
    at: at(made),
    from: at(from),
    to: at(to),
    ...(reason && { reason }),
  }));
  const last = arrivals.at(-1);
  const isArriving = arriving.includes(status) && last;
  return {
    status,
    statusHistory: timeline.steps.map(({ status: each, at: changed }) => ({
      status: each,
      changedAt: at(changed),
    })),
    arrivalWindow: isArriving ? { from: last.from, to: last.to } : undefined,
    arrivals,
    stopsBefore: status === 'outForDelivery' && scene.happening !== 'failed attempt' ? 2 : undefined,
  };
}
