import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright';
import { builtCards } from './builtCards.ts';
import { type Case, casesFor, elements, pageOf } from './cases.ts';
import { answersOf, filesBelow, type Protocol, serveFiles } from './fileServer.ts';
import { countLiveEvents, type LiveFigures } from './liveEvents.ts';
import { fullSpeed, type Load, loadOnce, settings } from './load.ts';
import { builtPeers } from './peers.ts';
import { countRemains, type Remains } from './remains.ts';
import { type Measured, measure } from './run.ts';

export interface BenchOptions {
  /** The built kit. */
  kit: string;
  /** The folder of another built kit that is measured beside it. */
  before?: string | undefined;
  /** The folder that keeps other vendors' packages between runs. */
  cache: string;
  launch: LaunchOptions;
  rounds: number;
  protocols: readonly Protocol[];
  /** How long a load waits for a quiet machine, in milliseconds. */
  patience: number;
  /** Whether other vendors' elements are measured, too. */
  peers: boolean;
  log: (line: string) => void;
}

/** The results of one run. */
export interface Results {
  version: string;
  browser: string;
  rounds: number;
  protocols: readonly Protocol[];
  cases: readonly Case[];
  measured: Measured[];
  /** By case: a load without any interaction, until nothing more is fetched. */
  whole: Map<string, Load>;
  remains: Remains;
  live: LiveFigures;
}

/** Measures the built kit; throws when nothing could be measured at all. */
export async function bench(options: BenchOptions): Promise<Results> {
  const { kit, before, cache, launch, rounds, protocols, patience, log } = options;
  const cards = await builtCards();
  const peers = options.peers ? await builtPeers(cache, log) : new Map<string, string>();
  const names = [...peers.keys()].map((path) => path.replace(/^\/peers\/(.*)\.js$/, '$1'));
  const cases = casesFor(elements, names, before !== undefined);
  const pages = cases.map((one): [string, string] => [`/${encodeURIComponent(one.name)}`, pageOf(one)]);
  const answers = new Map([
    ...filesBelow('/kit/', join(kit, 'dist')),
    ...(before ? filesBelow('/before/', join(before, 'dist')) : []),
    ...answersOf([...cards, ...peers, ...pages, ['/blank', '<!doctype html><title>Blank</title>']]),
  ]);
  const servers = await Promise.all(
    protocols.map(async (protocol) => ({ protocol, ...(await serveFiles(answers, protocol)) })),
  );
  const browser = await chromium.launch(launch);
  try {
    const origin = servers[0]?.origin ?? '';
    const measured = await measure({ browser, servers, cases, settings, rounds, patience, log });
    return {
      version: (JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as { version: string }).version,
      browser: browser.version(),
      rounds,
      protocols,
      cases,
      measured,
      whole: await wholeLoads(browser, origin, cases),
      remains: await countRemains(browser, origin),
      live: await countLiveEvents(browser, origin),
    };
  } finally {
    await browser.close();
    await Promise.all(servers.map(({ close }) => close()));
  }
}

async function wholeLoads(
  browser: Browser,
  origin: string,
  cases: readonly Case[],
): Promise<Map<string, Load>> {
  const loads = new Map<string, Load>();
  for (const one of cases) {
    const { reaction: _, ...untouched } = one;
    loads.set(one.name, await loadOnce(browser, origin, untouched, fullSpeed, { patience: 0, settle: true }));
  }
  return loads;
}
