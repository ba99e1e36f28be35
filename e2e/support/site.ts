import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@freight/contract';
import type { TestDelay } from '@freight/server/testing';
import { migratedFolder } from '@freight/server/testing/folder';
import { plainEnv } from '@freight/testing/plainEnv';

const root = join(import.meta.dirname, '..', '..');
const source = join(root, 'packages', 'server', 'src');

/** Minutes after an order in which it gets its driver, who is then on the road for an hour at least. */
export const untilDriver = 6;
/** Minutes in which the route of a test is driven from end to end. */
export const untilDelivery = 180;
/**
 * Minutes in which the orders of the demo are over, and have been for so long that it begins again, unless the one whose
 * first attempt fails is just on its way to the second.
 */
const untilTheDemoBeginsAgain = 24 * 60;

interface EmptyRun {
  from: string;
  to: string;
  places: number;
}

export interface SiteSettings {
  /** How many times faster than real time the drivers move; with 0, the default, they wait for `advance()`. */
  pace?: number;
  /** More of the server's environment, see its README. */
  env?: Record<string, string>;
}

export interface Site {
  /** Where site and API answer, without a slash at the end; the same after a restart. */
  readonly url: string;
  /** Where the foreign company's page answers: another origin. */
  readonly partnerUrl: string;
  /** The sample customer, three package ids: in transit, at the door, in the queue, and one that is delayed twice. */
  demo(): Promise<{ email: string; password: string; trackingIds: string[]; lateId?: string }>;
  /**
   * The same with its orders at their start: they age even while no driver moves, so `advance()` takes the orders of a
   * site that has been idle for a while further.
   */
  freshDemo(): ReturnType<Site['demo']>;
  /** Advances the drivers by this many minutes, and waits until all clients are notified; only with a pace of 0. */
  advance(minutes: number): Promise<void>;
  /**
   * Delays an order before a status that it has not reached: an `advance()` to half way there makes it known. Only with
   * a pace of 0.
   */
  delay(orderNumber: string, delay: TestDelay): Promise<void>;
  /** Lets the attempt of an order at the door fail now. */
  failAttempt(orderNumber: string): Promise<void>;
  /** Offers a lorry that would drive empty, the day after tomorrow. */
  offerRun(run: EmptyRun): Promise<void>;
  /**
   * Places an order on its last leg, with so many deliveries before it; false if its driver makes fewer from the start.
   * Only with a pace of 0.
   */
  driveToStops(orderNumber: string, stops: number): Promise<boolean>;
  /** After an `advance()`: returns the demo's orders in progress to their start, for the next test. */
  beginAgain(): Promise<void>;
  /** Kills the server, as a power cut would. */
  kill9(): Promise<void>;
  /** Starts it again on the same data and the same ports. */
  restart(): Promise<void>;
  /** Stops the server gracefully and deletes its data. */
  stop(): Promise<void>;
}

interface Addresses {
  url: string;
  partnerUrl: string;
}

const portOf = (address: string) => new URL(address).port;

/** Longer than a server takes to start: one that reaches it has hung. */
const startWithinMs = 240_000;

/** Waits until the server has printed both addresses; throws with its output if it ends or hangs before. */
function announced(server: ChildProcess): Promise<Addresses> {
  return new Promise((resolve, reject) => {
    let output = '';
    const clock = setTimeout(
      () => reject(new Error(`The server has not started within ${startWithinMs / 1000} s:\n${output}`)),
      startWithinMs,
    );
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /server answers at (http\S+)/.exec(output)?.[1];
      const partnerUrl = /partner page is at (http\S+)/.exec(output)?.[1];
      if (!url || !partnerUrl) return;
      clearTimeout(clock);
      resolve({ url, partnerUrl });
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    const fail = (error: Error) => {
      clearTimeout(clock);
      reject(error);
    };
    server.on('error', fail);
    server.on('exit', (code) => fail(new Error(`The server ended with ${code}:\n${output}`)));
  });
}

/** What `steered.ts` understands. */
type SteeringMessage =
  | { advanceMs: number }
  | { orderNumber: string; delay: TestDelay }
  | { orderNumber: string; stops: number }
  | { orderNumber: string; fails: true }
  | { run: EmptyRun };

interface Launch {
  folder: string;
  /** `'0'` selects a free port. */
  ports: { own: string; partner: string };
  pace: number;
  env: Record<string, string>;
}

async function launch({ folder, ports, pace, env }: Launch) {
  const program = pace === 0 ? join(source, 'testing', 'steered.ts') : join(source, 'main.ts');
  const server = spawn(process.execPath, [program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...plainEnv,
      PORT: ports.own,
      FREIGHT_PARTNER_PORT: ports.partner,
      FREIGHT_DATA: folder,
      FREIGHT_SITE: join(root, 'demo-site', 'dist'),
      FREIGHT_PARTNER: join(root, 'demo-site', 'partner'),
      FREIGHT_PACE: String(pace),
      FREIGHT_FAILED_ATTEMPTS: 'off',
      FREIGHT_RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...env,
    },
  });
  return { server, ...(await announced(server)) };
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill(signal);
  await gone;
}

/** Starts the real server with its sample data, the built site and the partner's page, on free ports. */
export async function startSite({ pace = 0, env = {} }: SiteSettings = {}): Promise<Site> {
  const folder = await migratedFolder();
  const first = await launch({ folder, ports: { own: '0', partner: '0' }, pace, env });
  const { url, partnerUrl } = first;
  let { server } = first;
  let hasAdvanced = false;
  /** By how much the server's clock is ahead. */
  let aheadMs = 0;
  /** Resolves to what is wrong; undefined when the server has done it. */
  const steer = async (message: SteeringMessage): Promise<string | undefined> => {
    const done = once(server, 'message');
    server.send(message);
    const [answer] = (await done) as [string | { aheadMs: number }];
    if (typeof answer === 'string') return answer;
    aheadMs = answer.aheadMs;
  };
  const steerTo = async (message: SteeringMessage): Promise<void> => {
    const fault = await steer(message);
    if (fault !== undefined) throw new Error(fault);
  };
  const advance = async (minutes: number) => {
    hasAdvanced = true;
    await steerTo({ advanceMs: minutes * 60_000 });
  };
  const demo: Site['demo'] = async () => {
    const answer = await fetch(`${url}/demo.json`);
    return (await answer.json()) as Awaited<ReturnType<Site['demo']>>;
  };
  async function startDemoAgain(): Promise<void> {
    for (let days = 0; days < 7; days++) {
      await advance(untilTheDemoBeginsAgain);
      const [inTransit = ''] = (await demo()).trackingIds;
      const answer = await fetch(url + paths.tracking(inTransit));
      const { data } = (await answer.json()) as { data?: { status?: string } };
      if (data?.status === 'inTransit') return;
    }
    throw new Error('The demo does not begin again.');
  }
  return {
    url,
    partnerUrl,
    demo,
    async freshDemo() {
      await startDemoAgain();
      return demo();
    },
    advance,
    delay: (orderNumber, delay) => steerTo({ orderNumber, delay }),
    offerRun: (run) => steerTo({ run }),
    failAttempt: (orderNumber) => steerTo({ orderNumber, fails: true }),
    driveToStops: async (orderNumber, stops) => (await steer({ orderNumber, stops })) === undefined,
    async beginAgain() {
      if (!hasAdvanced) return;
      await startDemoAgain();
      hasAdvanced = false;
    },
    kill9: () => end(server, 'SIGKILL'),
    async restart() {
      await end(server, 'SIGTERM');
      const ports = { own: portOf(url), partner: portOf(partnerUrl) };
      ({ server } = await launch({ folder, ports, pace, env }));
      // A new process begins at the present: without this all that is under way would be as much later.
      if (aheadMs !== 0) await steerTo({ advanceMs: aheadMs });
    },
    async stop() {
      await end(server, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
