import { type SharePermission, shareScopes } from '@freight/contract';
import { pgTable, text, timestamp } from '#db/drizzle.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Links by which an order is passed on. */
export const shareLinks = pgTable('share_links', {
  id: text('id').primaryKey(),
  orderId: text('order_id').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  shows: text('shows', { enum: shareScopes }).notNull(),
  allows: text('allows').array().$type<SharePermission[]>().notNull().default([]),
  createdAt: moment('created_at').notNull(),
});
export type ShareLink = typeof shareLinks.$inferSelect;
