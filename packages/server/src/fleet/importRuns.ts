import { type WireFuelType, wireFuelTypes } from '@freight/contract';
import { gazetteer, type Town } from '@freight/sample-services/geo/gazetteer';
import Papa from 'papaparse';
import { z } from 'zod';
import type { Db } from '#db/database.ts';
import { inArray, sql } from '#db/drizzle.ts';
import { newId } from '#db/id.ts';
import { emptyRuns } from '#db/schema/fleet.ts';
import { daysAfter, timeOn } from '#orderFacts/deliveryDays.ts';

/** A run as it is given; the others of its columns are made when it is stored. */
export type NewRun = Omit<typeof emptyRuns.$inferInsert, 'id' | 'taken'>;

/** The columns of a file, in any order. */
export const runColumns = ['name', 'from', 'to', 'date', 'leaves', 'due', 'fuel', 'places'] as const;

const fuels = Object.values(wireFuelTypes);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is no time such as 07:30');
const row = z.object({
  name: z.string().min(1, 'is empty').max(100, 'is too long'),
  from: z.string().transform(townOf),
  to: z.string().transform(townOf),
  date: z.iso.date('is no day such as 2026-12-03'),
  leaves: time,
  due: time,
  fuel: z.string().transform(fuelOf),
  places: z
    .string()
    .regex(/^[1-9]\d?$/, 'is no number from 1 to 99')
    .transform(Number),
});

/** The largest Swedish town of a name. */
export function townNamed(name: string): Town | undefined {
  const isNamed = ({ city, countryCode }: Town) =>
    countryCode === 'SE' && city.localeCompare(name, 'sv', { sensitivity: 'accent' }) === 0;
  const [largest] = gazetteer()
    .towns.filter(isNamed)
    .sort((a, b) => b.population - a.population);
  return largest;
}

/** The way of a run from town to town. */
export const wayBetween = (from: Town, to: Town) => ({
  fromTown: from.city,
  fromLat: from.position[0],
  fromLng: from.position[1],
  toTown: to.city,
  toLat: to.position[0],
  toLng: to.position[1],
});

function townOf(name: string, context: z.core.$RefinementCtx<string>): Town {
  const town = townNamed(name);
  if (town) return town;
  context.addIssue(`is no town that is known: ${name}`);
  return z.NEVER;
}

function fuelOf(name: string, context: z.core.$RefinementCtx<string>): WireFuelType {
  const fuel = fuels.find((each) => each.toLowerCase() === name.toLowerCase());
  if (fuel) return fuel;
  context.addIssue(`is none of ${fuels.join(', ')}`);
  return z.NEVER;
}

export interface ReadRuns {
  readonly runs: readonly NewRun[];
  /** A sentence for each line that is wrong, with its number in the file. */
  readonly faults: readonly string[];
}

/**
 * Reads runs from a CSV file with a header: towns by their names, times as in Sweden; a lorry that is due before it leaves is
 * due the day after.
 */
export function readRuns(csv: string): ReadRuns {
  const { data, meta } = Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim().toLowerCase(),
    transform: (cell) => cell.trim(),
  });
  const lacking = runColumns.filter((column) => !meta.fields?.includes(column));
  if (lacking.length > 0) return { runs: [], faults: [`The file has no column ${lacking.join(', ')}.`] };
  const runs = new Map<string, NewRun>();
  const faults: string[] = [];
  for (const [index, cells] of data.entries()) {
    const read = row.safeParse(cells);
    const number = `Line ${index + 2}`;
    if (!read.success) {
      const [fault] = read.error.issues;
      faults.push(`${number}: ${fault?.path.join('.')} ${fault?.message}.`);
    } else if (runs.has(read.data.name)) faults.push(`${number}: there is another ${read.data.name}.`);
    else runs.set(read.data.name, runOf(read.data));
  }
  return { runs: [...runs.values()], faults };
}

function runOf({ name, from, to, date, leaves, due, fuel, places }: z.output<typeof row>): NewRun {
  return {
    name,
    fuelType: fuel,
    ...wayBetween(from, to),
    leavesAt: timeOn(date, leaves),
    dueAt: timeOn(due > leaves ? date : daysAfter(date, 1), due),
    places,
  };
}

/**
 * Stores runs by their names: one that is there already gets the new facts, and keeps the places that orders have taken, even
 * if the lorry is smaller now.
 */
export async function storeRuns(tx: Db, runs: readonly NewRun[]): Promise<void> {
  if (runs.length === 0) return;
  const given = (column: string) => sql.raw(`excluded.${column}`);
  await tx
    .insert(emptyRuns)
    .values(runs.map((run) => ({ ...run, id: newId() })))
    .onConflictDoUpdate({
      target: emptyRuns.name,
      set: {
        fuelType: given('fuel_type'),
        fromTown: given('from_town'),
        fromLat: given('from_lat'),
        fromLng: given('from_lng'),
        toTown: given('to_town'),
        toLat: given('to_lat'),
        toLng: given('to_lng'),
        leavesAt: given('leaves_at'),
        dueAt: given('due_at'),
        places: sql`greatest(excluded.places, ${emptyRuns.taken})`,
      },
    });
}

/** Takes runs out of sale; orders that go with them stay. Returns the names that there were. */
export async function removeRuns(db: Db, names: readonly string[]): Promise<string[]> {
  const removed = await db
    .delete(emptyRuns)
    .where(inArray(emptyRuns.name, [...names]))
    .returning({ name: emptyRuns.name });
  return removed.map(({ name }) => name);
}
