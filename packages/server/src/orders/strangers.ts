import { finalStatuses } from '@freight/contract';
import type { Config } from '#config/config.ts';
import type { OrderRecord } from '#db/schema/orders.ts';
import { HttpError } from '#http/httpError.ts';
import type { CountAttempt } from '#http/limits/attemptCounts.ts';
import { countNothing, createSharedCounter, tooManyAttempts } from '#http/limits/counter.ts';
import type { Clock } from '#orderFacts/clock.ts';

/** Unknown order numbers per address: enough for an office that mistypes, useless for guessing. */
const misses = { max: 60, windowMs: 10 * 60_000 };
const day = 24 * 3_600_000;

/** Which orders visitors with only a number may see, both by HTTP and on the live socket. */
export interface Strangers {
  /** Whether an order has been over for so long that only its customer sees it. */
  isOver(order: OrderRecord): boolean;
  /**
   * The order that was found for a number, if this address may see it. Throws `HttpError` 404 `Package not found`,
   * also for an order that has been over for too long, and 429 to an address that has missed too often.
   */
  admit(order: OrderRecord | undefined, address: string): Promise<OrderRecord>;
}

export function createStrangers({
  config,
  clock,
  countAttempt,
}: {
  config: Pick<Config, 'tracking'>;
  clock: Clock;
  /** Without it misses are not limited. */
  countAttempt: CountAttempt | undefined;
}): Strangers {
  const counter = countAttempt ? createSharedCounter(countAttempt, 'missed', misses) : countNothing;
  const isOver = ({ status, history, updatedAt }: OrderRecord): boolean => {
    if (!finalStatuses.some((final) => final === status)) return false;
    const ended = new Date(history.at(-1)?.changedAt ?? updatedAt).getTime();
    return clock.now().getTime() - ended > config.tracking.days * day;
  };
  return {
    isOver,
    admit: async (order, address) => {
      // Also when there is one: the answer must not reveal whether it was a hit.
      const wait = await counter.wait(address);
      if (wait > 0) throw tooManyAttempts(wait);
      if (order && !isOver(order)) return order;
      const missedEnough = await counter.take(address);
      if (missedEnough > 0) throw tooManyAttempts(missedEnough);
      throw new HttpError('packageNotFound');
    },
  };
}
