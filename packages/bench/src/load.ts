import type { Browser, CDPSession } from 'playwright';
import type { Case } from './cases.ts';
import { quietMoment } from './machine.ts';
import { probe, type Seen } from './probe.ts';

export interface Setting {
  name: string;
  /** How many times slower the processor is made. */
  cpu: number;
  /** Round trip in ms and bytes per second; undefined means unlimited, over the loopback interface. */
  network?: { latency: number; down: number; up: number };
}

export const fullSpeed: Setting = { name: 'none', cpu: 1 };

export const settings: readonly Setting[] = [
  fullSpeed,
  { name: '4x CPU', cpu: 4 },
  { name: 'slow 4G', cpu: 4, network: { latency: 150, down: 1.6e6 / 8, up: 750e3 / 8 } },
];

/** A file as the browser has fetched it. */
export interface Fetched {
  path: string;
  /** Milliseconds since the navigation began. */
  asked: number;
  /** As sent, without headers. */
  bytes: number;
}

export interface Load extends Omit<Seen, 'done'> {
  files: Fetched[];
  /** Share of the processors that was idle just before. */
  idle: number;
}

const limit = 60_000;

async function slowDown(session: CDPSession, { cpu, network }: Setting): Promise<void> {
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.down,
      uploadThroughput: network.up,
    });
  }
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/**
 * Loads the page of a case once, with an empty cache, in a browser process that has shown an empty page of the same
 * server before: neither its start nor the first connection is measured. `settle` waits until everything that the page
 * fetches has loaded. Throws if the element does not work within a minute.
 */
export async function loadOnce(
  browser: Browser,
  origin: string,
  { name, tag, reaction, readyMark }: Case,
  setting: Setting,
  { patience, settle = false }: { patience: number; settle?: boolean },
): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 1000, height: 800 },
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/blank`, { waitUntil: 'load' });
    const idle = await quietMoment(patience);
    await page.addInitScript(probe, { tag, reaction, readyMark });
    await slowDown(await context.newCDPSession(page), setting);
    await page.goto(`${origin}/${encodeURIComponent(name)}`, { waitUntil: 'commit', timeout: limit });
    await page.waitForFunction(() => window.seen?.done, undefined, { timeout: limit, polling: 100 });
    if (settle) await page.waitForLoadState('networkidle');
    const { seen, files } = await page.evaluate(() => ({
      seen: window.seen,
      files: performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
        .filter((entry) => entry.name.startsWith(location.origin))
        .map((entry) => ({
          path: new URL(entry.name).pathname,
          asked: entry.startTime,
          bytes: entry.encodedBodySize,
        })),
    }));
    if (!seen) throw new Error(`The page of "${name}" told nothing.`);
    return { ...seen, files, idle };
  } finally {
    await context.close();
  }
}
