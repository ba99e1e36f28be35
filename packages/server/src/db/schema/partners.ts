import { integer, pgTable, text, timestamp } from '#db/drizzle.ts';

/** Companies whose pages may call. */
export const partners = pgTable('partners', {
  /** Publishable: it is in the partner's pages, and names a partner without proving anything. */
  key: text('key').primaryKey(),
  name: text('name').notNull().unique(),
  /** As `#config/originRule.ts` reads them. */
  origins: text('origins').array().notNull(),
  /** The limit for all visitors of the partner's pages together, in each process; null: each visitor's limit only. */
  callsPerMinute: integer('calls_per_minute'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
export type Partner = typeof partners.$inferSelect;
