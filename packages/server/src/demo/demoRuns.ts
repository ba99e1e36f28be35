import type { WireFuelType } from '@freight/contract';
import { planRoute } from '@freight/sample-services/geo/route';
import { randomFrom } from '@freight/sample-services/geo/seededRandom';
import type { Chore } from '#dispatch/dispatcher.ts';
import { type NewRun, storeRuns, townNamed, wayBetween } from '#fleet/importRuns.ts';
import { dayOf, daysAfter, isSunday, timeOn } from '#orderFacts/deliveryDays.ts';

/** Ways on which the sample lorries come back without a load. */
const ways = [
  ['Karlstad', 'Uppsala'],
  ['Karlstad', 'Stockholm'],
  ['Stockholm', 'Karlstad'],
  ['Stockholm', 'Göteborg'],
  ['Göteborg', 'Stockholm'],
  ['Stockholm', 'Malmö'],
  ['Malmö', 'Stockholm'],
  ['Göteborg', 'Malmö'],
  ['Malmö', 'Göteborg'],
  ['Göteborg', 'Karlstad'],
  ['Linköping', 'Göteborg'],
  ['Jönköping', 'Stockholm'],
  ['Örebro', 'Göteborg'],
  ['Västerås', 'Malmö'],
  ['Sundsvall', 'Stockholm'],
  ['Stockholm', 'Sundsvall'],
  ['Umeå', 'Uppsala'],
  ['Luleå', 'Sundsvall'],
  ['Kalmar', 'Jönköping'],
  ['Helsingborg', 'Linköping'],
] as const;
/** Most of the sample lorries drive on biogas, as most customers choose it. */
const fuels: readonly WireFuelType[] = ['Biogas', 'Biogas', 'Biogas', 'Biogas', 'Diesel', 'El'];
const daysAhead = 9;
const dayMs = 24 * 3_600_000;
/** The names of the sample lorries' runs begin with it. */
export const demoRunPrefix = 'demo-';
/** Of the ways, on a day. */
const share = 0.1;

type Way = ReturnType<typeof wayBetween> & { hours: number };

/** The ways by their towns, with the hours that they take. */
const plannedWays = (): Way[] =>
  ways.flatMap((names) => {
    const [from, to] = names.map(townNamed);
    if (!from || !to) return [];
    const hours = planRoute(from.position, to.position).durationHours;
    return { ...wayBetween(from, to), hours };
  });

/** Days but Sundays, counted from a Thursday in 1970. */
function workdayNumber(day: string): number {
  const days = Date.parse(day) / dayMs;
  return days - Math.floor((days + 4) / 7);
}

function runsOf(day: string, planned: readonly Way[]): NewRun[] {
  const random = randomFrom(`runs ${day}`);
  const below = (most: number) => Math.floor(random() * most);
  return planned.flatMap(({ hours, ...way }, index): NewRun[] => {
    // At least every fifth workday, with the usual fuel, so that a demo always shows one.
    const isSure = (workdayNumber(day) + index) % 5 === 0;
    const isToday = random() < share || isSure;
    const leavesAt = timeOn(day, `${String(6 + below(7)).padStart(2, '0')}:30`);
    const fuelType = fuels[isSure ? 0 : below(fuels.length)] ?? 'Biogas';
    const places = 2 + below(7);
    if (!isToday) return [];
    const dueAt = new Date(leavesAt.getTime() + (hours * 1.3 + 3) * 3_600_000);
    return [{ ...way, name: `${demoRunPrefix}${day}-${index + 1}`, fuelType, leavesAt, dueAt, places }];
  });
}

/** Keeps empty runs of sample lorries on offer for the next days; every day has others, the same ones on each server. */
export function renewDemoRuns(): Chore {
  const planned = plannedWays();
  let renewedOn = '';
  return async (tx, now) => {
    const today = dayOf(now);
    if (today === renewedOn) return [];
    const days = Array.from({ length: daysAhead }, (_, ahead) => daysAfter(today, ahead)).filter(
      (day) => !isSunday(day),
    );
    await storeRuns(
      tx,
      days.flatMap((day) => runsOf(day, planned)),
    );
    renewedOn = today;
    return [];
  };
}
