import { jsonb, pgTable, text, timestamp } from '#db/drizzle.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Orders that somebody else is to place, each by a link. */
export const approvals = pgTable('approvals', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  /** As the page has sent it; gone when it waits no more. */
  order: jsonb('contents').$type<Record<string, unknown>>(),
  createdAt: moment('created_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  withdrawnAt: moment('withdrawn_at'),
  usedBy: text('used_by'),
  orderId: text('order_id'),
});
export type StoredApproval = typeof approvals.$inferSelect;
