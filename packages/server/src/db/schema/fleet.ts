import type { WireFuelType } from '@freight/contract';
import { doublePrecision, integer, pgTable, text, timestamp } from '#db/drizzle.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Ways that lorries drive without a load, with the room that is left. */
export const emptyRuns = pgTable('empty_runs', {
  id: text('id').primaryKey(),
  /** The operator's own. */
  name: text('name').notNull().unique(),
  fuelType: text('fuel_type').$type<WireFuelType>().notNull(),
  fromTown: text('from_town').notNull(),
  /** Degrees. */
  fromLat: doublePrecision('from_lat').notNull(),
  fromLng: doublePrecision('from_lng').notNull(),
  toTown: text('to_town').notNull(),
  toLat: doublePrecision('to_lat').notNull(),
  toLng: doublePrecision('to_lng').notNull(),
  leavesAt: moment('leaves_at').notNull(),
  /** When the lorry must be at its end. */
  dueAt: moment('due_at').notNull(),
  /** For a EUR pallet each: all of them, and those that orders have taken. */
  places: integer('places').notNull(),
  taken: integer('taken').notNull().default(0),
});
export type EmptyRun = typeof emptyRuns.$inferSelect;

/** The lorry that would have driven empty, of an order that goes with it. */
export interface StoredRun {
  id: string;
  /** Towns at its ends. */
  from: string;
  to: string;
  /** The day the goods are fetched, `YYYY-MM-DD`, and the moment as ISO text. */
  date: string;
  pickupAt: string;
  /** Room that the goods take, in places for a EUR pallet. */
  places: number;
  /** SEK including VAT, and kilograms of CO2e. */
  saves: { price: number; kgCo2e: number };
}
