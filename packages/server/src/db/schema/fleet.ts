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
