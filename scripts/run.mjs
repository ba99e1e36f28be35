import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './install.mjs';

/**
 * @typedef {object} Outcome
 * @property {number} code 0 when all went well.
 * @property {string} output Everything it said, both streams in the order they came.
 */

/**
 * Runs a command of this repository with the installed tools first on the path, and resolves when it has ended,
 * however it ended; rejects only when it could not be started or was aborted.
 * @param {string} command As in a package's scripts.
 * @param {{cwd?: string, signal?: AbortSignal | undefined, env?: Record<string, string>, show?: boolean}} [options]
 *   `show` passes on what the command says while it says it.
 * @returns {Promise<Outcome>}
 */
export function run(command, { cwd = root, signal, env, show = false } = {}) {
  const path = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);
  const running = spawn(command, {
    cwd,
    signal,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: path, ...env },
  });
  let output = '';
  for (const stream of [running.stdout, running.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      if (show) process.stdout.write(chunk);
    });
  }
  return new Promise((resolve, reject) => {
    running.on('error', reject);
    running.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
