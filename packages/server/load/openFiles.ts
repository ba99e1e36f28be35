import { spawnSync } from 'node:child_process';

const isRaised = 'FREIGHT_LOAD_FILES_RAISED';

/** How many files a process may have open; infinite where the system has no limit. */
export function mostOpenFiles(): number {
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft: number | string } } };
  return Number(report.userLimits?.open_files?.soft) || Number.POSITIVE_INFINITY;
}

/**
 * Runs this command again in a shell with a higher limit of open files, when it has fewer than it needs and the system
 * allows more. Each socket is an open file of the server and of its client.
 * @returns The exit code of that run; nothing when this process is to do the work itself.
 */
export function runWithOpenFiles(needed: number): number | undefined {
  const canRaise = process.platform !== 'win32' && process.env[isRaised] === undefined;
  if (!canRaise || mostOpenFiles() >= needed) return undefined;
  const command = `ulimit -n ${needed} && exec "$0" "$@"`;
  if (spawnSync('sh', ['-c', `ulimit -n ${needed}`]).status !== 0) return undefined;
  const { status } = spawnSync('sh', ['-c', command, process.execPath, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, [isRaised]: '1' },
  });
  return status ?? 1;
}
