import { cpus, loadavg, totalmem } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

const times = () => {
  const all = cpus().flatMap(({ times: each }) => Object.entries(each));
  const sum = (entries: [string, number][]) => entries.reduce((total, [, value]) => total + value, 0);
  return { idle: sum(all.filter(([name]) => name === 'idle')), all: sum(all) };
};

/** The machine the figures were measured on, and how idle it was before, as lines of a list. */
export async function describeMachine(): Promise<string[]> {
  const before = times();
  await pause(2_000);
  const after = times();
  const idle = Math.round(((after.idle - before.idle) / (after.all - before.all)) * 100);
  return [
    `- ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, Node ${process.version}`,
    `- ${cpus().length} x ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 1024 ** 3)} GB, ${process.platform}; the load runs on the same machine`,
    `- before the run ${idle} % of the processors were idle (load ${loadavg()
      .map((value) => value.toFixed(1))
      .join(', ')})`,
  ];
}
