import { readRuns, storeRuns } from '#fleet/importRuns.ts';
import { dayOf, daysAfter, isSunday } from '#orderFacts/deliveryDays.ts';
import type { TestServer } from './server.ts';

/** The next day but one that is no Sunday. */
export function dayOfRun(now = new Date()): string {
  const day = daysAfter(dayOf(now), 2);
  return isSunday(day) ? daysAfter(day, 1) : day;
}

interface Run {
  name?: string;
  from?: string;
  to?: string;
  date?: string;
  leaves?: string;
  due?: string;
  fuel?: string;
  places?: number;
}

/** Offers an empty run, from Karlstad to Stockholm with biogas where nothing else is said; returns its day. */
export async function offerRun(server: Pick<TestServer, 'database'>, run: Run = {}): Promise<string> {
  const whole = {
    ...{ name: 'T-1', from: 'Karlstad', to: 'Stockholm', date: dayOfRun() },
    ...{ leaves: '08:00', due: '18:00', fuel: 'Biogas', places: 4, ...run },
  };
  const { runs, faults } = readRuns(`${Object.keys(whole).join()}\n${Object.values(whole).join()}`);
  if (faults.length > 0) throw new Error(faults.join());
  await storeRuns(server.database.db, runs);
  return whole.date;
}
