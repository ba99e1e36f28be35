import { realpathSync } from 'node:fs';
import { StartupError } from './install.mjs';

/** Whether Node was started with this file. From Node 24.2 on, `import.meta.main` is the same. @param {ImportMeta} file */
export const isStarted = ({ filename }) =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === realpathSync(filename);

/**
 * Runs the work of a command when Node was started with its file. The result is the exit code, 0 without one; a
 * `StartupError` is printed as its sentence and ends with 1.
 * @param {ImportMeta} file
 * @param {() => Promise<number | void>} work
 */
export async function runCommand(file, work) {
  if (!isStarted(file)) return;
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
