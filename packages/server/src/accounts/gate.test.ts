import { expect, test } from 'vitest';
import { HttpError } from '#http/httpError.ts';
import { createGate } from './gate.ts';

/** Work that ends when it is told to. */
function openWork() {
  const started: (() => void)[] = [];
  const work = () => new Promise<void>((end) => started.push(end));
  return { started, work };
}

test('runs as many at once as the gate is wide, and the rest in order', async () => {
  const through = createGate({ width: 2, waiting: 5, perLine: 9 });
  const { started, work } = openWork();
  const all = [through(work), through(work), through(work), through(work)];
  expect(started).toHaveLength(2);
  started[0]?.();
  await all[0];
  expect(started).toHaveLength(3);
  started[1]?.();
  started[2]?.();
  await all[2];
  started[3]?.();
  await Promise.all(all);
});

test('refuses with 429 and a time to come again when the line is full, and only then', async () => {
  const through = createGate({ width: 1, waiting: 1, perLine: 9 });
  const { started, work } = openWork();
  const first = through(work);
  const second = through(work);
  const refused = await through(work).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(HttpError);
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '2' } });
  started[0]?.();
  await first;
  started[1]?.();
  await second;
  expect(await through(async () => 'served')).toBe('served');
});

test('lets the next one in after work that failed', async () => {
  const through = createGate({ width: 1, waiting: 1, perLine: 9 });
  const failing = through(async () => {
    throw new Error('no');
  });
  const next = through(async () => 'served');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('served');
});

test('keeps places for others when one caller fills the queue [S9]', async () => {
  const through = createGate({ width: 1, waiting: 10, perLine: 3 });
  const { started, work } = openWork();
  const greedy = Array.from({ length: 8 }, () => through(work, ['greedy']).catch(() => 'refused'));
  const other = through(async () => 'served', ['other']);
  for (let turn = 0; turn < 3; turn += 1) {
    await expect.poll(() => started.length).toBe(turn + 1);
    started[turn]?.();
  }
  expect(await other).toBe('served');
  const outcomes = await Promise.all(greedy);
  expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(5);
  // Its places are free again afterwards.
  expect(await through(async () => 'served', ['greedy'])).toBe('served');
});
