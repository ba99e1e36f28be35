import type { StoredDelay } from '#db/schema/orders.ts';
import {
  atTheGate,
  lastLegMs,
  type Milestone,
  type Stretch,
  stageOf,
  stageOfDelivery,
  stageOfPickup,
} from './milestones.ts';

/**
 * Adds a milestone half way before the one with the status `before`, which then comes later; its status is the one
 * before, and the goods keep moving. A delay before a status that the journey lacks changes nothing.
 */
export function withDelay(journey: Milestone[], { before, ...delay }: StoredDelay): Milestone[] {
  const index = journey.findIndex(({ status }) => status === before);
  const [last, next] = [journey[index - 1], journey[index]];
  if (!last || !next) return journey;
  const halfMs = Math.round(next.afterMs / 2);
  const restMs = next.afterMs - halfMs;
  const ms = Math.max(delay.ms, -restMs);
  const [first, second] = last.route ? halvesOf(last.route) : [];
  return [
    ...journey.slice(0, index - 1),
    { ...last, ...(first ? { route: first } : {}) },
    { status: last.status, afterMs: halfMs, delay: { ...delay, ms }, ...(second ? { route: second } : {}) },
    { ...next, afterMs: restMs + ms },
    ...journey.slice(index + 1),
  ];
}

/** Lets the driver come so much later: until then the order is confirmed. */
export function withSchedule(journey: Milestone[], { ms }: StoredDelay): Milestone[] {
  return journey.map((milestone) =>
    milestone.assignsDriver ? { ...milestone, afterMs: milestone.afterMs + ms } : milestone,
  );
}

/** Lets the goods wait so much longer for the driver who has taken the order. */
export function withLaterPickup(journey: Milestone[], { ms }: StoredDelay): Milestone[] {
  const pickup = stageOfPickup(journey);
  return journey.map((milestone, index) =>
    index === pickup ? { ...milestone, afterMs: milestone.afterMs + ms } : milestone,
  );
}

/** Adds a milestone at which the goods wait before they go out with the last driver; its status is the one before. */
export function withWait(journey: Milestone[], { ms }: StoredDelay): Milestone[] {
  const index = stageOf(journey, 'outForDelivery');
  const [last, next] = [journey[index - 1], journey[index]];
  if (!last || !next) return journey;
  return [
    ...journey.slice(0, index),
    { status: last.status, afterMs: next.afterMs, route: [atTheGate, atTheGate] },
    { ...next, afterMs: ms },
    ...journey.slice(index + 1),
  ];
}

/**
 * Replaces the delivery by an attempt that fails: the goods go back to the gate, wait there, also for the day that was
 * asked for after it, and go out again.
 */
export function withFailedAttempt(
  journey: Milestone[],
  { before: _, isFailedAttempt: __, ...delay }: StoredDelay,
  asked?: StoredDelay,
): Milestone[] {
  const index = stageOfDelivery(journey);
  const delivered = journey[index];
  if (!delivered) return journey;
  const waiting: Milestone = {
    status: 'inTransit',
    afterMs: delay.ms - lastLegMs,
    route: [atTheGate, atTheGate],
  };
  const out: Milestone = { status: 'outForDelivery', afterMs: waiting.afterMs, route: [atTheGate, 1] };
  return [
    ...journey.slice(0, index),
    { ...waiting, afterMs: delivered.afterMs, delay },
    ...(asked ? [waiting, { ...out, afterMs: asked.ms }] : [out]),
    { ...delivered, afterMs: lastLegMs },
    ...journey.slice(index + 1),
  ];
}

function halvesOf([from, to]: Stretch): [Stretch, Stretch] {
  const middle = (from + to) / 2;
  return [
    [from, middle],
    [middle, to],
  ];
}
