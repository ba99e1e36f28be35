import type { AttemptOutcome } from '@freight/contract';
import { boolean, integer, jsonb, pgTable, text, timestamp } from '#db/drizzle.ts';
import { bytes } from './pictures.ts';

/** The columns of handovers in the files of `drizzle/` for the query builder; a test keeps the two equal. */

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What happened at the door, each time that a driver was there. */
export const handoverAttempts = pgTable('handover_attempts', {
  id: text('id').primaryKey(),
  orderId: text('order_id').notNull(),
  /** Of the order, from 1: each is recorded once. */
  number: integer('number').notNull(),
  outcome: text('outcome').$type<AttemptOutcome>().notNull(),
  beganAt: moment('began_at').notNull(),
  endedAt: moment('ended_at').notNull(),
  /** From the door. */
  metres: integer('metres').notNull(),
  codeRight: boolean('code_right'),
  /** Of the person who received the goods. */
  name: text('name'),
  called: boolean('called'),
  /** The window of the next attempt as it was promised after this one, as ISO text. */
  next: jsonb('next').$type<{ from: string; to: string }>(),
});
export type AttemptRecord = typeof handoverAttempts.$inferSelect;

export const handoverPictures = pgTable('handover_pictures', {
  id: text('id').primaryKey(),
  attemptId: text('attempt_id').notNull(),
  orderId: text('order_id').notNull(),
  kind: text('kind', { enum: ['picture', 'signature'] }).notNull(),
  /** WebP. */
  content: bytes('content').notNull(),
  /** When it is deleted; null while the order has not ended. */
  until: moment('until'),
});
