import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseUnavailableError } from '#db/databaseErrors.ts';

/** The data folder belongs to another running server; the message is one sentence for the person. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

const heldHere = new Set<string>();

/**
 * Takes a data folder for this process alone and returns the function that releases it.
 * The embedded database takes no lock and silently loses rows when two processes open one folder.
 * Hand-written: proper-lockfile goes by age, so a killed server would block its restart for ten seconds, and one that
 * was suspended would lose its lock while it still writes.
 * A lock whose process is dead is taken over. Throws `FolderInUseError` when its process lives, and
 * `DatabaseUnavailableError` when the folder cannot be written or the lock cannot be read.
 */
export function lockFolder(folder: string): () => void {
  try {
    return takeLock(folder);
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error && 'code' in error)) throw error;
    throw new DatabaseUnavailableError(
      `The data folder ${folder} cannot be used (${error.code}); it must be a folder that this account may write to, on a disk with room, or choose another one with "npm start -- --data FOLDER".`,
    );
  }
}

function takeLock(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, 'lock');
  const mine = join(folder, `lock.${process.pid}`);
  // Written elsewhere and linked into place, so that no process reads a lock without its content.
  writeFileSync(mine, identify(process.pid));
  try {
    while (!tryLink(mine, lock)) takeOverIfStale(lock, folder);
  } finally {
    rmSync(mine, { force: true });
  }
  heldHere.add(lock);
  return () => {
    if (heldHere.delete(lock)) rmSync(lock, { force: true });
  };
}

function takeOverIfStale(lock: string, folder: string): void {
  const content = readLock(lock);
  if (content === undefined) return;
  if (isHeld(lock, content)) throw inUse(folder, content);
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    // Another process moved it first.
    return;
  }
  const moved = readIfThere(aside);
  // Two starters may both have seen the dead lock; the slower one must put the winner's lock back.
  if (moved !== undefined && moved !== content && isHeld(lock, moved)) {
    tryLink(aside, lock);
    rmSync(aside, { force: true });
    throw inUse(folder, moved);
  }
  rmSync(aside, { force: true });
}

/** The content of a lock; `undefined` when it has gone. An unreadable lock does not show which process holds it. */
function readLock(lock: string): string | undefined {
  try {
    return readFileSync(lock, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return undefined;
    throw new DatabaseUnavailableError(
      `The lock ${lock} cannot be read (${code}); make sure that no server uses this folder, then remove the lock.`,
    );
  }
}

function inUse(folder: string, content: string): FolderInUseError {
  const pid = content.split(' ')[0];
  return new FolderInUseError(
    `The data folder ${folder} is in use by another server (process ${pid}); stop it first or choose another folder.`,
  );
}

function isHeld(lock: string, content: string): boolean {
  const pid = Number(content.split(' ')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  if (pid === process.pid) return heldHere.has(lock);
  // Process numbers are reused (in a container almost surely), so the time of its start must match as well.
  return isAlive(pid) && identify(pid) === content;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The process number and, where the system provides them, the boot id and the start time of the process. */
function identify(pid: number): string {
  const boot = readIfThere('/proc/sys/kernel/random/boot_id')?.trim();
  const stat = readIfThere(`/proc/${pid}/stat`);
  // The name in parentheses may hold spaces; the start time is the 20th field after it.
  const started = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return boot === undefined || started === undefined ? `${pid}` : `${pid} ${boot} ${started}`;
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
