import { bigint, customType, integer, pgTable, text, timestamp } from '#db/drizzle.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Where the events of a partner's orders are sent. */
export const webhookEndpoints = pgTable('webhook_endpoints', {
  /** The partner's name. */
  partner: text('partner').primaryKey(),
  url: text('url').notNull(),
  /** Sealed with a key of the server's secret, because every message is signed with it. */
  secret: bytes('secret').notNull(),
  /** The secret before, which signs as well until it expires. */
  previousSecret: bytes('previous_secret'),
  previousUntil: moment('previous_until'),
  createdAt: moment('created_at').notNull(),
});
export type WebhookEndpoint = typeof webhookEndpoints.$inferSelect;

/** Events that wait to be sent, were sent, or were given up. */
export const webhookMessages = pgTable('webhook_messages', {
  /** The same over all attempts and replays. */
  id: text('id').primaryKey(),
  /** Grows with every event; those of one order are sent in this order. */
  position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  partner: text('partner').notNull(),
  orderId: text('order_id').notNull(),
  type: text('type').notNull(),
  /** The body exactly as it is signed and sent. */
  payload: text('payload').notNull(),
  createdAt: moment('created_at').notNull(),
  /** When it is sent next. */
  dueAt: moment('due_at').notNull(),
  attempts: integer('attempts').notNull().default(0),
  /** A process sends it until then. */
  claimedUntil: moment('claimed_until'),
  deliveredAt: moment('delivered_at'),
  /** When it was given up. */
  failedAt: moment('failed_at'),
});
export type WebhookMessage = typeof webhookMessages.$inferSelect;

/** The delivery log: one row for each attempt. */
export const webhookAttempts = pgTable('webhook_attempts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  messageId: text('message_id').notNull(),
  at: moment('at').notNull(),
  /** The receiver's HTTP status; null without an answer. */
  status: integer('status'),
  /** Why it failed, as a word; null after a success. */
  failure: text('failure'),
  milliseconds: integer('milliseconds').notNull(),
});
export type WebhookAttempt = typeof webhookAttempts.$inferSelect;
