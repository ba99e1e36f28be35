import { availableParallelism, cpus, platform, totalmem } from 'node:os';

/** The machine of a measurement in one line: processors, memory, kind of system. It never identifies the machine. */
export function machine() {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} processors (${cpu?.model.trim() ?? 'unknown'}), ${memory} GB, ${platform()}, Node ${process.versions.node}`;
}

/** Today's date, as written on the pages of figures. */
export const today = () => new Date().toISOString().slice(0, 10);
