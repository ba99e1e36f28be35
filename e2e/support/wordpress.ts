import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@freight/testing/ports';
import { wordPressFolder } from '#scripts/quality/wordpress.mjs';

const plugin = join(import.meta.dirname, '..', '..', 'docs', 'wordpress-plugin', 'freight');

export interface WordPress {
  /** Where the site answers, without a slash at its end. */
  readonly url: string;
  readonly folder: string;
  stop(): Promise<void>;
}

const started = (command: string, args: string[], options = {}): ChildProcess =>
  spawn(command, args, {
    stdio: 'ignore',
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
    ...options,
  });

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** Polls until there is a result, for a minute. */
async function until(what: string, isThere: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    if (await isThere()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${what} did not start within a minute`);
}

async function startDatabase(folder: string): Promise<{ socket: string; database: ChildProcess }> {
  const data = join(folder, 'data');
  const socket = join(folder, 'db.sock');
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
  const made = spawnSync(
    'mariadb-install-db',
    [
      '--no-defaults',
      `--datadir=${data}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      ...asRoot,
    ],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`The database could not be made: ${made.stdout}${made.stderr}`);
  const init = join(folder, 'init.sql');
  await writeFile(init, 'CREATE DATABASE IF NOT EXISTS wordpress;\n');
  const database = started('mariadbd', [
    '--no-defaults',
    `--datadir=${data}`,
    `--socket=${socket}`,
    `--pid-file=${join(folder, 'db.pid')}`,
    `--init-file=${init}`,
    '--skip-networking',
    ...asRoot,
  ]);
  await until('MariaDB', () => existsSync(socket));
  return { socket, database };
}

/** Nothing is fetched from the internet, and nothing is written outside of the folder. */
const configOf = (socket: string, url: string) => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HOME', '${url}');
define('WP_SITEURL', '${url}');
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('WP_DEBUG', true);
define('WP_DEBUG_DISPLAY', false);
define('WP_DEBUG_LOG', __DIR__ . '/debug.log');
define('WP_ALLOW_MULTISITE', false);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

/** WordPress offers languages that it has a file of; its own texts stay English with an empty one. */
const locales = ['sv_SE', 'de_DE', 'de_AT'];

export const admin = { name: 'redaktion', password: 'a long enough password 14' };

/** A new WordPress with the plugin's folder in it, installed and not activated, on a port and a database of its own. */
export async function startWordPress(): Promise<WordPress> {
  const folder = await mkdtemp(join(tmpdir(), 'freight-wordpress-'));
  const site = join(folder, 'site');
  await cp(wordPressFolder(), site, { recursive: true, dereference: true });
  await cp(plugin, join(site, 'wp-content', 'plugins', 'freight'), { recursive: true });
  await mkdir(join(site, 'wp-content', 'themes', 'plain'), { recursive: true });
  await cp(join(import.meta.dirname, 'wordpress-theme'), join(site, 'wp-content', 'themes', 'plain'), {
    recursive: true,
  });
  await mkdir(join(site, 'wp-content', 'languages'), { recursive: true });
  for (const locale of locales) await writeFile(join(site, 'wp-content', 'languages', `${locale}.mo`), '');
  const { socket, database } = await startDatabase(folder);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const config = configOf(socket, url).replace('<?php', "<?php\ndefine('WP_DEFAULT_THEME', 'plain');");
  await writeFile(join(site, 'wp-config.php'), config);
  const web = started('php', ['-S', `localhost:${port}`, '-t', site], {
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
    detached: true,
  });
  const stop = async () => {
    // Its workers are processes of their own, in its group.
    if (web.pid !== undefined && web.exitCode === null) process.kill(-web.pid, 'SIGTERM');
    await end(database);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await until('PHP', () =>
      fetch(`${url}/wp-admin/install.php`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    const installed = await fetch(`${url}/wp-admin/install.php?step=2`, {
      method: 'POST',
      body: new URLSearchParams({
        weblog_title: 'Butiken',
        user_name: admin.name,
        admin_password: admin.password,
        admin_password2: admin.password,
        admin_email: 'redaktion@example.com',
        blog_public: '0',
        language: '',
      }),
    });
    if (!installed.ok) throw new Error(`WordPress could not be installed: ${await installed.text()}`);
    return { url, folder: site, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
