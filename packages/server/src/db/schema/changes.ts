import type { ChangeReason, ChangeState, WantedChange } from '@freight/contract';
import { bigint, boolean, jsonb, pgTable, text, timestamp } from '#db/drizzle.ts';
import { pictureTable } from './pictures.ts';

/** The columns of changes in the files of `drizzle/` for the query builder; a test keeps the two equal. */

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What customers and holders of a link have asked to change about an order under way. */
export const changes = pgTable('changes', {
  id: text('id').primaryKey(),
  orderId: text('order_id').notNull(),
  /** The id of the customer, or of the link with `byLink`. A link may be withdrawn later. */
  caller: text('caller').notNull(),
  byLink: boolean('by_link').notNull(),
  /** Names the attempt, so that sending it twice stores it once. */
  key: text('key').notNull(),
  bodyHash: text('body_hash').notNull(),
  wanted: jsonb('wanted').$type<WantedChange>().notNull(),
  feeOre: bigint('fee_ore', { mode: 'number' }).notNull(),
  state: text('state').$type<ChangeState>().notNull(),
  reason: text('reason').$type<ChangeReason>(),
  requestedAt: moment('requested_at').notNull(),
  decidedAt: moment('decided_at'),
});
export type ChangeRecord = typeof changes.$inferSelect;

export const changePictures = pictureTable('change_pictures', { caller: 'caller', takenBy: 'change_id' });
