import pLimit from 'p-limit';
import { HttpError } from '#http/httpError.ts';

interface SemaphoreLimits {
  /** Tasks that run in parallel. */
  concurrency: number;
  /** Tasks that may wait beyond them. */
  queue: number;
  /** Tasks, running or waiting, that may belong to one caller or one account. */
  perOwner: number;
}

export interface Semaphore {
  /** Runs a task when it is its turn. `owners` name whom it is for: none of them may fill the whole queue. */
  <T>(task: () => Promise<T>, owners?: readonly string[]): Promise<T>;
  /** Tasks whose turn has not come. */
  waiting(): number;
}

/** A task that finds no place in the queue is refused with `HttpError` 429 and `Retry-After`. */
export function createSemaphore({ concurrency, queue, perOwner }: SemaphoreLimits): Semaphore {
  const limit = pLimit(concurrency);
  const tasksOf = new Map<string, number>();

  function count(owners: readonly string[], change: number): void {
    for (const owner of owners) {
      const tasks = (tasksOf.get(owner) ?? 0) + change;
      if (tasks === 0) tasksOf.delete(owner);
      else tasksOf.set(owner, tasks);
    }
  }

  const run = async <T>(task: () => Promise<T>, owners: readonly string[] = []): Promise<T> => {
    const tasks = limit.activeCount + limit.pendingCount;
    const isCrowded = owners.some((owner) => (tasksOf.get(owner) ?? 0) >= perOwner);
    if (tasks >= concurrency + queue || (tasks >= concurrency && isCrowded)) {
      throw new HttpError('tooManyRequests', { headers: { 'retry-after': '2' } });
    }
    count(owners, 1);
    try {
      return await limit(task);
    } finally {
      count(owners, -1);
    }
  };
  return Object.assign(run, { waiting: () => limit.pendingCount });
}
