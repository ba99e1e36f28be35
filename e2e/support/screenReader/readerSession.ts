import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { plainEnv } from '@freight/testing/plainEnv';
import { spokenIn } from './spoken.ts';

/** Orca and Firefox on a virtual display with a session bus of their own, and nothing of the user's. */
export interface ReaderSession {
  /** Opens a window with an empty profile on this page; the earlier window is closed. */
  open(url: string): Promise<void>;
  /** Presses a key of the virtual display, by its X name. */
  press(key: string): Promise<void>;
  /** Presses the keys for this text. */
  type(text: string): Promise<void>;
  /** What Orca has spoken so far. */
  spoken(): Promise<readonly string[]>;
  close(): Promise<void>;
}

const preferences = {
  'accessibility.force_disabled': -1,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.newtab.preload': false,
  'browser.newtabpage.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'signon.rememberSignons': false,
};

/** Orca loads this from the folder of its user. It makes each entry of the log readable when it is written. */
const customizations = `from orca import debug
debug.debugFile.reconfigure(line_buffering=True)
`;

const accessibilityBus = '/usr/share/dbus-1/services/org.a11y.Bus.service';

/** A session bus that starts no other service of the desktop: those would keep files of the folder in use. */
const busConfiguration = (folder: string) => `<busconfig>
  <type>session</type>
  <listen>unix:dir=${folder}/run</listen>
  <servicedir>${folder}/services</servicedir>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
`;

/** Starts a program with all it starts in a group of its own. */
const start = (command: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(command, args, { env, detached: true, stdio: ['ignore', 'pipe', 'ignore'] });

/** Ends a program with all it has started; false if it has ended before. */
function kill({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid !== undefined && exitCode === null && signalCode === null && process.kill(-pid, 'SIGKILL');
}

async function end(program: ChildProcess): Promise<void> {
  const gone = once(program, 'exit');
  if (kill(program)) await gone;
}

/** The first words a program prints: its address. */
async function printed(program: ChildProcess): Promise<string> {
  const ended = once(program, 'exit').then(([code]) => {
    throw new Error(`${program.spawnfile} ended with ${code} when it was started.`);
  });
  const [chunk] = await Promise.race([once(program.stdout ?? program, 'data'), ended]);
  return String(chunk).trim();
}

async function finished(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const [code] = await once(start(command, args, env), 'exit');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}.`);
}

/** Starts the display, the bus and Orca, which speaks this language. */
export async function startReaderSession(firefox: string, language: string): Promise<ReaderSession> {
  const folder = await mkdtemp(join(tmpdir(), 'freight-reader-'));
  const log = join(folder, 'orca.log');
  await mkdir(join(folder, 'run'), { mode: 0o700 });
  await mkdir(join(folder, 'orca'));
  await writeFile(join(folder, 'orca', 'orca-customizations.py'), customizations);
  const home: NodeJS.ProcessEnv = {
    ...plainEnv,
    HOME: folder,
    XDG_RUNTIME_DIR: join(folder, 'run'),
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_DATA_HOME: join(folder, 'data'),
    XDG_CACHE_HOME: join(folder, 'cache'),
    LC_ALL: 'C.UTF-8',
    LANGUAGE: language,
    GNOME_ACCESSIBILITY: '1',
    GSETTINGS_BACKEND: 'memory',
    // No voice: Orca writes into its log what it would speak, on a machine with loudspeakers too.
    SPEECHD_CMD: '/bin/false',
  };
  const display = start(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    home,
  );
  const screen = { ...home, DISPLAY: `:${await printed(display)}` };
  await finished('setxkbmap', ['se'], screen);
  const busFile = join(folder, 'bus.conf');
  await mkdir(join(folder, 'services'));
  await symlink(accessibilityBus, join(folder, 'services', basename(accessibilityBus)));
  await writeFile(busFile, busConfiguration(folder));
  const bus = start('dbus-daemon', [`--config-file=${busFile}`, '--nofork', '--print-address=1'], screen);
  const env = { ...screen, DBUS_SESSION_BUS_ADDRESS: await printed(bus) };
  const orca = start('orca', [`--debug-file=${log}`, '--user-prefs', join(folder, 'orca')], env);
  const spoken = async () => spokenIn(await readFile(log, 'utf8').catch(() => ''));
  while ((await spoken()).length === 0) {
    if (orca.exitCode !== null) throw new Error(`Orca ended with ${orca.exitCode} when it was started.`);
    await pause(200);
  }
  let window: ChildProcess | undefined;
  const programs = () => [...(window ? [window] : []), orca, bus, display];
  // A command that is interrupted leaves nothing behind.
  const abandon = () => {
    for (const program of programs()) kill(program);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', abandon);
  let windows = 0;
  return {
    spoken,
    async open(url) {
      if (window) await end(window);
      windows += 1;
      const profile = join(folder, `profile-${windows}`);
      await mkdir(profile);
      const lines = Object.entries({ ...preferences, 'intl.accept_languages': language }).map(
        ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
      );
      await writeFile(join(profile, 'user.js'), lines.join('\n'));
      window = start(firefox, ['--no-remote', '--profile', profile, '--kiosk', url], env);
    },
    press: (key) => finished('xdotool', ['key', key], env),
    type: (text) => finished('xdotool', ['type', '--delay', '100', text], env),
    async close() {
      process.off('exit', abandon);
      for (const program of programs()) await end(program);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
