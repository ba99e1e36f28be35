import { bigint, date, integer, pgTable, primaryKey, text, timestamp } from '#db/drizzle.ts';

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
  /** Of the secret link to the partner's figures; null before there is one. */
  figuresTokenHash: text('figures_token_hash').unique(),
});
export type Partner = typeof partners.$inferSelect;

/** Calls of partners' pages, by their kind and, of refused ones, the code of the refusal; empty for the others. */
export const partnerFigures = pgTable(
  'partner_figures',
  {
    /** The partner's name. */
    partner: text('partner').notNull(),
    /** In Sweden, `YYYY-MM-DD`. */
    day: date('day').notNull(),
    kind: text('kind', { enum: ['quotes', 'tracked', 'refused'] }).notNull(),
    reason: text('reason').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.partner, table.day, table.kind, table.reason] })],
);
export type PartnerFigure = typeof partnerFigures.$inferSelect;
