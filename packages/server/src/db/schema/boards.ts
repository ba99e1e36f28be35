import { boolean, pgTable, text, timestamp } from '#db/drizzle.ts';

/** Boards of what comes to a place, each shown by whoever has its token. */
export const boards = pgTable('boards', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  name: text('name').notNull(),
  /** Words of the delivery address; empty for what comes to the customer. */
  place: text('place').notNull(),
  showsNames: boolean('shows_names').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
export type StoredBoard = typeof boards.$inferSelect;
