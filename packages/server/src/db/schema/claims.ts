import type { ClaimKind, ClaimState } from '@freight/contract';
import { bigint, boolean, customType, pgTable, text, timestamp } from '#db/drizzle.ts';

/** The columns of claims in the files of `drizzle/` for the query builder; a test keeps the two equal. */

const moment = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Reports that something is wrong with a delivery. */
export const claims = pgTable('claims', {
  id: text('id').primaryKey(),
  caseNumber: text('case_number').notNull().unique(),
  orderId: text('order_id').notNull(),
  /** The id of the customer, or of the link with `byLink`. A link may be withdrawn later. */
  reporter: text('reporter').notNull(),
  byLink: boolean('by_link').notNull(),
  /** Names the attempt, so that sending it twice stores it once. */
  key: text('key').notNull(),
  bodyHash: text('body_hash').notNull(),
  kind: text('kind').$type<ClaimKind>().notNull(),
  text: text('text').notNull(),
  valueOre: bigint('value_ore', { mode: 'number' }),
  state: text('state').$type<ClaimState>().notNull(),
  createdAt: moment('created_at').notNull(),
  answerBy: moment('answer_by').notNull(),
  answer: text('answer'),
  answeredAt: moment('answered_at'),
});
export type ClaimRecord = typeof claims.$inferSelect;

export const claimPictures = pgTable('claim_pictures', {
  id: text('id').primaryKey(),
  orderId: text('order_id').notNull(),
  reporter: text('reporter').notNull(),
  key: text('key').notNull(),
  /** Of the bytes that were sent. */
  contentHash: text('content_hash').notNull(),
  content: bytes('content').notNull(),
  /** Null until a claim takes the picture. */
  claimId: text('claim_id'),
  createdAt: moment('created_at').notNull(),
});
