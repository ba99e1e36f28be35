/**
 * Puts the packages of the lockfile in place. Plain JavaScript of Node 20 without a dependency, because it runs
 * before there are any.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A problem the user can fix; the message is one sentence for them. */
export class StartupError extends Error {}

/** @typedef {{version?: string, link?: boolean, dev?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean}} Locked */

/**
 * @param {string} file
 * @returns {Record<string, Locked> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Node 24 as installed by npm, if it exists and runs. */
function installedNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const file = join(root, 'node_modules', '.bin', name);
  if (!existsSync(file)) return undefined;
  return spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout?.startsWith('v24.') ? file : undefined;
}

const isRunningOnNode24 = () => Number.parseInt(process.versions.node, 10) >= 24;

/** The Node to run everything else with; undefined when the installation lacks it. */
export const findNode = () => installedNode() ?? (isRunningOnNode24() ? process.execPath : undefined);

/**
 * @typedef {object} Wanted
 * @property {boolean} [developing] Whether the tools of tests, checks and documentation are needed as well (default);
 *   `npm start` answers without these two thirds of the packages.
 * @property {AbortSignal} [signal] Ends npm.
 */

/** Whether every package of the lockfile is installed in its version. @param {Wanted} [wanted] */
export function isInstalled({ developing = true } = {}) {
  const wanted = readPackages('package-lock.json');
  // npm writes down what it has installed, and removes its note while it works: an interrupted run leaves none.
  const present = readPackages(join('node_modules', '.package-lock.json'));
  if (!wanted || !present || !findNode()) return false;
  return Object.entries(wanted).every(([place, { version, link, dev, optional, devOptional, peer }]) => {
    if (!place.includes('node_modules/') || link) return true;
    const found = present[place];
    // Packages for other systems are locked as well, and never installed here.
    if (!found) return Boolean(optional || devOptional || peer || (dev && !developing));
    return found.version === version && existsSync(join(root, place, 'package.json'));
  });
}

/** @param {string} output What npm printed before it failed. */
function explain(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i.test(output)) {
    return new StartupError('The packages could not be fetched; connect to the internet and try again.');
  }
  if (/EACCES|EPERM/.test(output)) {
    return new StartupError(
      'The packages could not be written; this account may not change the folder node_modules.',
    );
  }
  if (/ENOSPC/.test(output)) return new StartupError('The packages could not be written; the disk is full.');
  const reason = /npm error (?!code|A complete log)(.+)/.exec(output)?.[1] ?? 'npm gave no reason';
  return new StartupError(
    `The packages could not be installed: ${reason}; run "npm ci" to see everything npm says.`,
  );
}

/**
 * Runs npm, the one that started us or else the one on the path, to install what the lockfile names.
 * @param {Wanted} wanted
 */
function runNpm({ developing = true, signal }) {
  const npm = process.env['npm_execpath'];
  // What `npm start` has installed stays while the rest is added: its server may be running.
  const isAddition = developing && isInstalled({ developing: false });
  const options = [
    ...(isAddition ? ['install', '--no-save'] : ['ci']),
    developing ? '--include=dev' : '--omit=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const [command, args] = npm?.endsWith('js') ? [process.execPath, [npm, ...options]] : ['npm', options];
  const running = spawn(command, args, {
    cwd: root,
    signal,
    shell: command === 'npm' && process.platform === 'win32',
  });
  let output = '';
  for (const stream of [running.stdout, running.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve, reject) => {
    running.on('error', () =>
      reject(new StartupError('npm was not found; install Node 20 or newer together with npm.')),
    );
    running.on('close', (code) => (code === 0 ? resolve(undefined) : reject(explain(output))));
  });
}

/**
 * Installs what is missing and returns the Node to run everything else with.
 * Throws a `StartupError` when that is not possible.
 * @param {(name: string, work: () => Promise<unknown>) => Promise<unknown>} step Shows the progress of what it runs.
 * @param {Wanted} [wanted]
 */
export async function ensureInstalled(step, wanted = {}) {
  if (!isInstalled(wanted)) {
    await step('Installing packages', () => runNpm(wanted));
    if (!isInstalled(wanted) && findNode()) {
      throw new StartupError(
        'The installation stays incomplete; delete the folder node_modules and try again.',
      );
    }
  }
  const node = findNode();
  if (node) return node;
  throw new StartupError(
    `There is no packaged Node 24 for ${process.platform} on ${process.arch}; install Node 24 yourself and try again.`,
  );
}
