import type { OrderMailKind } from '@freight/contract';
import { jsonb, pgTable, text, timestamp } from '#db/drizzle.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Further people who get mails about an order. */
export const orderWatchers = pgTable('order_watchers', {
  id: text('id').primaryKey(),
  orderId: text('order_id').notNull(),
  email: text('email').notNull(),
  kinds: jsonb('kinds').$type<OrderMailKind[]>().notNull(),
  createdAt: moment('created_at').notNull(),
  /** When they themselves ended it: they cannot be added to the order again. */
  endedAt: moment('ended_at'),
});
export type StoredWatcher = typeof orderWatchers.$inferSelect;
