import type { ClaimKind, ClaimState, DoorClaimKind } from '@freight/contract';
import { bigint, boolean, pgTable, text, timestamp } from '#db/drizzle.ts';
import { pictureTable } from './pictures.ts';

/** The columns of claims in the files of `drizzle/` for the query builder; a test keeps the two equal. */

const moment = (name: string) => timestamp(name, { withTimezone: true });

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
  kind: text('kind').$type<ClaimKind | DoorClaimKind>().notNull(),
  text: text('text').notNull(),
  valueOre: bigint('value_ore', { mode: 'number' }),
  state: text('state').$type<ClaimState>().notNull(),
  createdAt: moment('created_at').notNull(),
  answerBy: moment('answer_by').notNull(),
  answer: text('answer'),
  answeredAt: moment('answered_at'),
});
export type ClaimRecord = typeof claims.$inferSelect;

export const claimPictures = pictureTable('claim_pictures', { caller: 'reporter', takenBy: 'claim_id' });
