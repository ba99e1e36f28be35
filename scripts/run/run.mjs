import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './install.mjs';
import { npmEnv } from './npm.mjs';

/**
 * @typedef {object} Outcome
 * @property {number} code 0 when all went well.
 * @property {string} output Everything it printed, both streams in order of arrival.
 */

/** The shell and all it has started are one group, which can be ended as a whole; Windows has no groups. */
const hasGroups = process.platform !== 'win32';
/** Process ids of the commands that are running. @type {Set<number>} */
const running = new Set();

/** @param {number} pid @param {NodeJS.Signals} signal */
function endGroup(pid, signal) {
  try {
    process.kill(hasGroups ? -pid : pid, signal);
  } catch {
    // The process has already exited.
  }
}

/** A group of its own gets no Ctrl-C from the terminal. @param {NodeJS.Signals} signal */
function passOn(signal) {
  const isOwn = process.listenerCount(signal) > 1;
  for (const pid of running) endGroup(pid, signal);
  if (!isOwn) process.exit(1);
}
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @param {number} pid */
function add(pid) {
  if (running.size === 0) for (const signal of signals) process.on(signal, passOn);
  running.add(pid);
}
/** @param {number} pid */
function remove(pid) {
  running.delete(pid);
  if (running.size === 0) for (const signal of signals) process.off(signal, passOn);
}

/**
 * Runs a command of this repository with the installed tools first on the path, and resolves when it has ended,
 * however it ended; rejects only when it could not be started or was aborted. An abort ends all it has started.
 * @param {string} command As in a package's scripts.
 * @param {{cwd?: string, signal?: AbortSignal | undefined, env?: Record<string, string>, show?: boolean}} [options]
 *   `show` also prints the command's output as it arrives.
 * @returns {Promise<Outcome>}
 */
export function run(command, { cwd = root, signal, env, show = false } = {}) {
  if (signal?.aborted) return Promise.reject(signal.reason);
  const path = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);
  const child = spawn(command, {
    cwd,
    shell: true,
    detached: hasGroups,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...npmEnv(), PATH: path, ...env },
  });
  const { pid } = child;
  if (pid !== undefined) add(pid);
  const abort = () => pid !== undefined && endGroup(pid, 'SIGKILL');
  signal?.addEventListener('abort', abort);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      if (show) process.stdout.write(chunk);
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (pid !== undefined) remove(pid);
      signal?.removeEventListener('abort', abort);
      if (signal?.aborted) reject(signal.reason);
      else resolve({ code: code ?? 1, output });
    });
  });
}
