import type { SavedAddress, SavedParcel } from '@freight/contract';
import { jsonb, pgTable, primaryKey, text } from '#db/drizzle.ts';

/** What customers have saved, each entry as the contract describes it. */
export const addressBook = pgTable(
  'address_book',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    kind: text('kind', { enum: ['address', 'parcel'] }).notNull(),
    entry: jsonb('entry').$type<SavedAddress | SavedParcel>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
