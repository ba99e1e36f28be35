import { ApiError, NetworkError } from '@freight/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWithRetries } from './fetchOrder.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const broken = new ApiError({ status: 500, message: 'Broken' });

/** Runs a load that fails so often, and notes when it was tried, in milliseconds. */
async function run(failures: readonly unknown[], until?: number) {
  const began = Date.now();
  const tries: number[] = [];
  const onRetry = vi.fn();
  const stopped = new AbortController();
  const load = async () => {
    tries.push(Date.now() - began);
    const failure = failures[tries.length - 1];
    if (failure) throw failure;
    return 'the order';
  };
  const outcome = loadWithRetries(load, { signal: stopped.signal, onRetry }).catch((error: unknown) => error);
  if (until !== undefined) {
    await vi.advanceTimersByTimeAsync(until);
    stopped.abort();
  }
  await vi.advanceTimersByTimeAsync(60_000);
  return { outcome: await outcome, tries, failed: onRetry.mock.calls.flat() };
}

test('tries four times in all, after 1, 2 and 3 more seconds, and then fails with the last error [DETAIL-48] [DETAIL-49]', async () => {
  const last = new ApiError({ status: 502, message: 'Still broken' });
  const { outcome, tries, failed } = await run([broken, broken, broken, last]);
  expect(tries).toEqual([0, 1000, 3000, 6000]);
  expect(failed).toEqual([1, 2, 3]);
  expect(outcome).toBe(last);
});

test.each([
  ['an unknown order', new ApiError({ status: 404, message: 'Transport not found' })],
  ['a broken line', new NetworkError(new Error('reset'))],
])('asks again after %s as after any other failure [DETAIL-48]', async (_, failure) => {
  const { outcome, tries } = await run([failure]);
  expect(tries).toEqual([0, 1000]);
  expect(outcome).toBe('the order');
});

test('asks once when nothing is wrong, also for an answer without an order [DETAIL-48]', async () => {
  expect((await run([])).tries).toEqual([0]);
});

test.each([
  [403, 'Access denied'],
  [401, 'No token'],
  [400, 'User ID not found'],
])('does not ask again after %i %s [DETAIL-46]', async (status, message) => {
  const { tries } = await run([new ApiError({ status, message })]);
  expect(tries).toEqual([0]);
});

test('stops retrying when the caller aborts', async () => {
  const { tries, outcome } = await run([broken, broken], 1500);
  expect(tries).toEqual([0, 1000]);
  expect(outcome).toMatchObject({ name: 'AbortError' });
});

test('does not retry an aborted request, even if the caller did not abort it', async () => {
  const calledOff = new DOMException('The user aborted a request.', 'AbortError');
  const { tries, failed, outcome } = await run([calledOff]);
  expect([tries, failed, outcome]).toEqual([[0], [], calledOff]);
});

test('reports no retry when the caller aborts before the request fails', async () => {
  const stopped = new AbortController();
  const onRetry = vi.fn();
  const load = vi.fn(async () => {
    stopped.abort();
    throw broken;
  });
  const outcome = loadWithRetries(load, { signal: stopped.signal, onRetry }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toBe(broken);
  expect(load).toHaveBeenCalledOnce();
  expect(onRetry).not.toHaveBeenCalled();
});
