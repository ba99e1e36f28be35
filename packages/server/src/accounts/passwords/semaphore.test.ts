import { expect, test } from 'vitest';
import { HttpError } from '#http/httpError.ts';
import { createSemaphore } from './semaphore.ts';

/** Work that the test ends itself. */
function openWork() {
  const started: (() => void)[] = [];
  const work = () => new Promise<void>((end) => started.push(end));
  return { started, work };
}

test('runs tasks up to the concurrency limit, and the rest in order', async () => {
  const semaphore = createSemaphore({ concurrency: 2, queue: 5, perOwner: 9 });
  const { started, work } = openWork();
  const all = [semaphore(work), semaphore(work), semaphore(work), semaphore(work)];
  await expect.poll(() => started.length).toBe(2);
  started[0]?.();
  await all[0];
  await expect.poll(() => started.length).toBe(3);
  started[1]?.();
  started[2]?.();
  await all[2];
  started[3]?.();
  await Promise.all(all);
});

test('refuses with 429 and a time to come again when the queue is full, and only then', async () => {
  const semaphore = createSemaphore({ concurrency: 1, queue: 1, perOwner: 9 });
  const { started, work } = openWork();
  const first = semaphore(work);
  const second = semaphore(work);
  const refused = await semaphore(work).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(HttpError);
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '2' } });
  await expect.poll(() => started.length).toBe(1);
  started[0]?.();
  await first;
  await expect.poll(() => started.length).toBe(2);
  started[1]?.();
  await second;
  expect(await semaphore(async () => 'served')).toBe('served');
});

test('lets the next one in after work that failed', async () => {
  const semaphore = createSemaphore({ concurrency: 1, queue: 1, perOwner: 9 });
  const failing = semaphore(async () => {
    throw new Error('no');
  });
  const next = semaphore(async () => 'served');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('served');
});

test('keeps places for others when one caller fills the queue [S9]', async () => {
  const semaphore = createSemaphore({ concurrency: 1, queue: 10, perOwner: 3 });
  const { started, work } = openWork();
  const greedy = Array.from({ length: 8 }, () => semaphore(work, ['greedy']).catch(() => 'refused'));
  const other = semaphore(async () => 'served', ['other']);
  for (let turn = 0; turn < 3; turn += 1) {
    await expect.poll(() => started.length).toBe(turn + 1);
    started[turn]?.();
  }
  expect(await other).toBe('served');
  const outcomes = await Promise.all(greedy);
  expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(5);
  // Its places are free again afterwards.
  expect(await semaphore(async () => 'served', ['greedy'])).toBe('served');
});
