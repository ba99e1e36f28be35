import { ApiError } from '@freight/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type QueryState, unknownOrder } from './orderState.ts';
import { createQuery } from './query.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const broken = new ApiError({ status: 503 });

/** A query that gets these outcomes one after another, then the last one, and its request times in milliseconds. */
function kept(outcomes: readonly unknown[]) {
  const began = Date.now();
  const asked: number[] = [];
  let loaded: QueryState<string> = { ...unknownOrder.details, data: undefined };
  const answer = createQuery<string>({
    async load() {
      asked.push(Date.now() - began);
      const outcome = outcomes[Math.min(asked.length, outcomes.length) - 1];
      if (typeof outcome === 'string') return outcome;
      throw outcome;
    },
    read: () => loaded,
    write: (next) => {
      loaded = next;
    },
    onAnswer: () => undefined,
  });
  return { ...answer, asked, read: () => loaded };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

test('is renewed after pauses that grow to a minute, until it is there, and keeps what it was [F3]', async () => {
  const { ask, asked, read, stop } = kept(['old', broken]);
  ask();
  await settled();
  ask();
  await settled();
  expect(read()).toMatchObject({ state: 'failed', data: 'old', error: broken });
  await vi.advanceTimersByTimeAsync(200_000);
  expect(asked).toEqual([0, 0, 2000, 6000, 14_000, 30_000, 62_000, 122_000, 182_000]);
  expect(read()).toMatchObject({ data: 'old', error: broken });
  stop();
  await vi.advanceTimersByTimeAsync(200_000);
  expect(asked).toHaveLength(9);
});

test('begins with the shortest pause again after it was there [F3]', async () => {
  const { ask, asked, read } = kept(['old', broken, broken, 'new', broken, 'newest']);
  ask();
  await settled();
  ask();
  await vi.advanceTimersByTimeAsync(6000);
  expect(read()).toMatchObject({ state: 'ready', data: 'new', error: undefined });
  ask();
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toEqual([0, 0, 2000, 6000, 6000, 8000]);
  expect(read().data).toBe('newest');
});

test('requests again immediately instead of after the pause when the caller asks for it after a failure [F3]', async () => {
  const { ask, askIfFailed, asked, read } = kept(['old', broken, 'new']);
  ask();
  await settled();
  askIfFailed();
  expect(asked).toHaveLength(1);
  ask();
  await settled();
  askIfFailed();
  await settled();
  expect(read().data).toBe('new');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(3);
});

test.each([
  ['a first question', [broken]],
  ['an order that is gone', ['old', new ApiError({ status: 404 })]],
  ['a session that is over', ['old', new ApiError({ status: 401, message: 'No token' })]],
])('is not asked for again after %s [F3]', async (_, outcomes) => {
  const { ask, asked } = kept(outcomes);
  for (const _outcome of outcomes) {
    ask();
    await settled();
  }
  await vi.advanceTimersByTimeAsync(200_000);
  expect(asked).toHaveLength(outcomes.length);
});
