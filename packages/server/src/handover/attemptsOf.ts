import { factsOfStatus } from '@freight/contract';
import { randomFrom } from '@freight/sample-services/geo/seededRandom';
import { newId } from '#db/id.ts';
import type { AttemptRecord } from '#db/schema/handovers.ts';
import type { HistoryEntry, OrderRecord } from '#db/schema/orders.ts';
import { lastLegMs } from '#dispatch/milestones.ts';
import type { Clock } from '#orderFacts/clock.ts';

const minute = 60_000;
const [nearest, farthest] = [2, 40];

type Visited = Pick<OrderRecord, 'id' | 'history' | 'arrivals' | 'handover' | 'receiver'>;

/**
 * Every attempt that the simulated driver of an order has made: one each time the order went out and has another status
 * since. The same order always gives the same ones, apart from their ids.
 */
export const attemptsOf = (order: Visited, clock: Clock): AttemptRecord[] =>
  order.history
    .flatMap((entry, index) => {
      const out = order.history[index - 1];
      return out?.status === 'outForDelivery' ? [{ entry, out }] : [];
    })
    .map(({ entry, out }, index) => attemptOf(order, index + 1, entry, out, clock));

function attemptOf(
  order: Visited,
  number: number,
  entry: HistoryEntry,
  out: HistoryEntry,
  clock: Clock,
): AttemptRecord {
  const random = randomFrom(`attempt${order.id}${number}`);
  const isDelivered = factsOfStatus(entry.status)?.phase === 'arrived';
  const endedAt =
    // The status comes when the goods are back at the sender, a whole journey later.
    entry.status === 'returned'
      ? new Date(Date.parse(out.changedAt) + clock.realMs(lastLegMs))
      : new Date(entry.changedAt);
  const metres = nearest + Math.floor(random() * (farthest - nearest + 1));
  const minutes = isDelivered ? 1 + Math.floor(random() * 3) : 4 + Math.floor(random() * 6);
  const kind = isDelivered ? order.handover?.kind : undefined;
  const again = isDelivered || factsOfStatus(entry.status)?.isFinal ? undefined : order.arrivals.at(-1);
  return {
    id: newId(),
    orderId: order.id,
    number,
    outcome: isDelivered ? 'delivered' : 'failed',
    beganAt: new Date(endedAt.getTime() - clock.realMs(minutes * minute)),
    endedAt,
    metres,
    codeRight: kind === 'code' ? true : null,
    name: kind === 'signature' ? order.receiver.name : null,
    called: isDelivered ? null : random() < 0.7,
    next: again ? { from: again.from, to: again.to } : null,
  };
}
