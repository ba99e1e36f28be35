import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Environment for npm: its cache moves to the temporary folder when the usual one cannot be written, for instance
 * because the account has no home.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function npmEnv(env = process.env) {
  // On Windows the cache is not in the home folder.
  if (process.platform === 'win32') return env;
  const usual = env['npm_config_cache'] ?? join(env['HOME'] ?? homedir(), '.npm');
  try {
    // Only checks: creating folders in one like /proc never ends, in Node and in npm.
    accessSync(existsSync(usual) ? usual : dirname(usual), constants.W_OK);
    return env;
  } catch {
    return { ...env, npm_config_cache: join(tmpdir(), `freight-npm-${process.getuid?.()}`) };
  }
}

/**
 * Runs npm and resolves with its output; rejects with its output when it fails, even under `npm --silent`.
 * @param {readonly string[]} args
 * @param {{cwd: string, env?: NodeJS.ProcessEnv}} options
 */
export async function npm(args, { cwd, env }) {
  // On Windows npm is a script.
  const shell = process.platform === 'win32';
  try {
    const { stdout } = await promisify(execFile)('npm', [...args, '--loglevel=error'], {
      cwd,
      shell,
      env: npmEnv(env),
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{stdout?: string, stderr?: string}} */ (error);
    throw new Error(`npm ${args.join(' ')} failed in ${cwd}:\n${stdout}${stderr}`, { cause: error });
  }
}
