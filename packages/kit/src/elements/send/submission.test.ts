import { ApiError, NetworkError } from '@freight/client';
import { expect, test } from 'vitest';
import { pauseUntilOnline, submitOrder } from './submission.ts';

/** An order whose tries end as listed; the last entry holds for all that follow. */
function submitThrough(ends: (string | Error)[], isRepeated = false) {
  const pauses: number[] = [];
  const stopped = new AbortController();
  let tries = 0;
  const outcome = submitOrder<string>({
    async send() {
      const end = ends[Math.min(tries, ends.length - 1)] as string | Error;
      tries += 1;
      if (end instanceof Error) throw end;
      return end;
    },
    onUnanswered: () => undefined,
    async pause(milliseconds) {
      pauses.push(milliseconds);
    },
    isRepeated,
    signal: stopped.signal,
  });
  return { outcome, pauses, tries: () => tries, stopped };
}
const lost = new NetworkError('no line');
const gateway = new ApiError({ status: 502 });
const refused = new ApiError({ status: 400, message: 'No' });

test('gives the order at once when the server answers', async () => {
  const { outcome, pauses } = submitThrough(['the order']);
  expect(await outcome).toEqual({ kind: 'created', order: 'the order' });
  expect(pauses).toEqual([]);
});

test('tries again after lost answers and failing gateways, less and less often', async () => {
  const { outcome, pauses } = submitThrough([lost, gateway, lost, 'the order']);
  expect(await outcome).toEqual({ kind: 'created', order: 'the order' });
  expect(pauses).toEqual([500, 1_000, 2_000]);
});

test('takes a refusal for the truth, and tells whether tries before it went unanswered', async () => {
  expect(await submitThrough([refused]).outcome).toMatchObject({ kind: 'rejected', wasUnanswered: false });
  expect(await submitThrough([lost, refused]).outcome).toMatchObject({
    kind: 'rejected',
    wasUnanswered: true,
  });
  expect(await submitThrough([refused], true).outcome).toMatchObject({
    kind: 'rejected',
    wasUnanswered: true,
  });
});

test('admits after a minute that nothing is known', async () => {
  const { outcome, pauses, tries } = submitThrough([lost]);
  expect(await outcome).toEqual({ kind: 'unknown' });
  expect(tries()).toBe(9);
  expect(pauses.reduce((sum, pause) => sum + pause)).toBe(60_500);
});

test('ends without a word when the person has left', async () => {
  const { outcome, stopped } = submitThrough([lost]);
  stopped.abort();
  expect(await outcome).toBeUndefined();
});

test('pauses no longer than until the line is back', async () => {
  const pause = pauseUntilOnline(60_000, new AbortController().signal);
  window.dispatchEvent(new Event('online'));
  await expect(pause).resolves.toBeUndefined();
});
