import { setTimeout as pause } from 'node:timers/promises';
import { mostOpenFiles } from './openFiles.ts';
import type { ServerUnderLoad } from './serverUnderLoad.ts';
import { connectMany, connectVisitor } from './visitor.ts';

export interface IdleFigures {
  readonly wanted: number;
  readonly connected: number;
  readonly connectSeconds: number;
  /** Megabytes of the whole server before and with them. */
  readonly megabytesBefore: number;
  readonly megabytes: number;
  /** Percent of one processor that only the answers to pings use. */
  readonly cpuPercent: number;
}

const watchedMs = 15_000;
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** Files the processes need beside their sockets. */
export const otherFiles = 200;

/** Connections that are only held open: as many as wanted, or as the system lets a process have. */
export async function measureIdle(server: ServerUnderLoad, wanted: number): Promise<IdleFigures> {
  const possible = Math.min(wanted, mostOpenFiles() - otherFiles);
  const before = await server.ask({ kind: 'usage' });
  const begin = performance.now();
  const { visitors } = await connectMany(possible, () => connectVisitor(server.url));
  const connectSeconds = Math.round((performance.now() - begin) / 100) / 10;
  const full = await server.ask({ kind: 'usage' });
  await pause(watchedMs);
  const later = await server.ask({ kind: 'usage' });
  for (const visitor of visitors) visitor.close();
  return {
    wanted,
    connected: visitors.length,
    connectSeconds,
    megabytesBefore: megabytes(before.rss),
    megabytes: megabytes(Math.max(full.rss, later.rss)),
    cpuPercent: Math.round(((later.cpuMs - full.cpuMs) / watchedMs) * 100),
  };
}
