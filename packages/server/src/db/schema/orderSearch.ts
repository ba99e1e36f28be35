import { boolean, pgTable, primaryKey, text } from '#db/drizzle.ts';

/** What each order is found by, kept by triggers of the database. */
export const orderSearch = pgTable(
  'order_search',
  {
    userId: text('user_id').notNull(),
    orderId: text('order_id').notNull(),
    words: text('words').notNull(),
    /** Whether the goods come to the customer. */
    incoming: boolean('incoming').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.orderId] })],
);
