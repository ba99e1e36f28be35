import { cpus } from 'node:os';

const snapshot = () => {
  const times = cpus().map(({ times }) => times);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.map((each) => sum(Object.values(each)))),
  };
};

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** The share of the processors, 0 to 1, that is idle at the moment. */
async function idleShare(): Promise<number> {
  const before = snapshot();
  await pause(150);
  const after = snapshot();
  return (after.idle - before.idle) / Math.max(1, after.all - before.all);
}

/**
 * Waits until the machine is nearly idle, at most `patience` milliseconds.
 * Resolves with the last idle share measured.
 */
export async function quietMoment(patience: number): Promise<number> {
  const end = performance.now() + patience;
  for (;;) {
    const share = await idleShare();
    if (share >= quiet || performance.now() > end) return share;
  }
}

/** The idle share from which on a measurement counts as undisturbed. */
export const quiet = 0.85;
