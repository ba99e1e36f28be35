/**
 * `npm run quality wordpress`: the plugin in a real WordPress of its own, by an editor's path. Builds what is stale. WordPress,
 * PHP and MariaDB come from the system; if one is missing, the command names it and exits with 1.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureBrowser } from '#scripts/run/browsers.mjs';
import { buildStale } from '#scripts/run/build.mjs';
import { StartupError } from '#scripts/run/install.mjs';
import { run } from '#scripts/run/run.mjs';
import { runCommand } from '#scripts/run/runCommand.mjs';

/** Debian's folder of WordPress, or another one. */
export const wordPressFolder = () => process.env['FREIGHT_WORDPRESS'] ?? '/usr/share/wordpress';

/** Requirements of the plugin's tests that are missing on this machine. */
function missingForWordPress() {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  const wordPress = wordPressFolder();
  const commands = ['php', 'mariadbd', 'mariadb-install-db'].filter(
    (command) => !folders.some((folder) => existsSync(join(folder, command))),
  );
  return existsSync(join(wordPress, 'wp-settings.php')) ? commands : [...commands, wordPress];
}

await runCommand(import.meta, async () => {
  const missing = missingForWordPress();
  if (missing.length > 0)
    throw new StartupError(`WordPress cannot be tried here: ${missing.join(', ')} is missing.
On Debian and Ubuntu: apt-get install --no-install-recommends wordpress php-cli php-mysql mariadb-server
Elsewhere: FREIGHT_WORDPRESS names a folder with WordPress's files; php and mariadbd have to be in the path.`);
  await ensureBrowser();
  await buildStale();
  const tests = ['playwright test --config e2e/wordpress.config.ts', ...process.argv.slice(2)];
  return (await run(tests.join(' '), { show: true })).code;
});
