import { integer, pgTable, text, timestamp } from '#db/drizzle.ts';

/** How many attempts there were under a key until its window ends, for all processes on one PostgreSQL. */
export const rateCounts = pgTable('rate_counts', {
  keyHash: text('key_hash').primaryKey(),
  count: integer('count').notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
});
