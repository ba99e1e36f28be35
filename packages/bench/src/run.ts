import type { Browser } from 'playwright';
import type { Case } from './cases.ts';
import type { Protocol } from './fileServer.ts';
import { fullSpeed, type Load, loadOnce, type Setting } from './load.ts';

/** The measurements of a case in one setting, by round; a round in which it failed is undefined. */
export interface Measured {
  protocol: Protocol;
  setting: string;
  case: string;
  rounds: (Load | undefined)[];
}

export interface Plan {
  browser: Browser;
  servers: readonly { protocol: Protocol; origin: string }[];
  cases: readonly Case[];
  settings: readonly Setting[];
  rounds: number;
  /** How long a load waits for a quiet machine, in milliseconds. */
  patience: number;
  log: (line: string) => void;
}

/**
 * Loads every case in turn, round after round, so that disturbances of the machine affect all of them. Before the
 * first round each is loaded once without measuring, to warm up browser and files.
 */
export async function measure(plan: Plan): Promise<Measured[]> {
  const { browser, servers, cases, settings, rounds, patience, log } = plan;
  const measured: Measured[] = [];
  for (const { protocol, origin } of servers) {
    for (const one of cases) await attempt(browser, origin, one, fullSpeed, 0, log);
    for (const setting of settings) {
      const rows = cases.map((one) => ({ one, rounds: [] as (Load | undefined)[] }));
      for (let round = 1; round <= rounds; round++) {
        for (const row of rows)
          row.rounds.push(await attempt(browser, origin, row.one, setting, patience, log));
        log(`${protocol}, ${setting.name}: round ${round} of ${rounds}`);
      }
      for (const row of rows)
        measured.push({ protocol, setting: setting.name, case: row.one.name, rounds: row.rounds });
    }
  }
  return measured;
}

async function attempt(
  browser: Browser,
  origin: string,
  one: Case,
  setting: Setting,
  patience: number,
  log: (line: string) => void,
): Promise<Load | undefined> {
  try {
    return await loadOnce(browser, origin, one, setting, { patience });
  } catch (error) {
    log(`"${one.name}" failed: ${String(error).split('\n')[0]}`);
    return undefined;
  }
}
