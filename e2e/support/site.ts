import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const main = join(root, 'packages', 'server', 'src', 'main.ts');

export interface SiteSettings {
  /** How many times faster than real time the drivers move; 0 stands still, the default. */
  pace?: number;
  /** More of the server's environment, see its README. */
  env?: Record<string, string>;
}

export interface Site {
  /** Where site and API answer, without a slash at the end; the same after a restart. */
  readonly url: string;
  /** Where the foreign company's page answers: another origin. */
  readonly partnerUrl: string;
  /** The sample customer and three package ids: in transit, at the door, in the queue. */
  demo(): Promise<{ email: string; password: string; trackingIds: string[] }>;
  /** Ends the server at once, as a power cut would. */
  kill9(): Promise<void>;
  /** Starts it again on the same data and the same ports; with another pace, when one is given. */
  restart(newPace?: number): Promise<void>;
  /** Ends the server in good order and throws its data away. */
  stop(): Promise<void>;
}

interface Addresses {
  url: string;
  partnerUrl: string;
}

const portOf = (address: string) => new URL(address).port;

/** Waits until the server has told both addresses; throws with what it said when it ends before. */
function announced(server: ChildProcess): Promise<Addresses> {
  return new Promise((resolve, reject) => {
    let said = '';
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      const url = /server answers at (http\S+)/.exec(said)?.[1];
      const partnerUrl = /partner page is at (http\S+)/.exec(said)?.[1];
      if (url && partnerUrl) resolve({ url, partnerUrl });
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.on('error', reject);
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said}`)));
  });
}

/** Starts the real server with its demo data, the built site and the partner's page, on free ports. */
export async function startSite({ pace = 0, env = {} }: SiteSettings = {}): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'freight-e2e-'));
  let server: ChildProcess | undefined;

  let currentPace = pace;

  async function launch(ports: { own: string; partner: string }): Promise<Addresses> {
    server = spawn(process.execPath, [main], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        PORT: ports.own,
        FREIGHT_PARTNER_PORT: ports.partner,
        FREIGHT_DATA: folder,
        FREIGHT_SITE: join(root, 'demo-site', 'dist'),
        FREIGHT_PARTNER: join(root, 'demo-site', 'partner'),
        FREIGHT_PACE: String(currentPace),
        FREIGHT_RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
        ...env,
      },
    });
    return announced(server);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = server;
    server = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const gone = once(ending, 'exit');
    ending.kill(signal);
    await gone;
  }

  const { url, partnerUrl } = await launch({ own: '0', partner: '0' });
  return {
    url,
    partnerUrl,
    async demo() {
      const answer = await fetch(`${url}/demo.json`);
      return (await answer.json()) as { email: string; password: string; trackingIds: string[] };
    },
    kill9: () => end('SIGKILL'),
    async restart(newPace = currentPace) {
      currentPace = newPace;
      await end('SIGTERM');
      await launch({ own: portOf(url), partner: portOf(partnerUrl) });
    },
    async stop() {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
