import { customType, pgTable, text, timestamp } from '#db/drizzle.ts';

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * A table of pictures about an order that its customer, or the holder of a link, has sent. A picture belongs to an
 * attempt until what it was sent for takes it.
 */
export const pictureTable = (name: string, columns: { caller: string; takenBy: string }) =>
  pgTable(name, {
    id: text('id').primaryKey(),
    orderId: text('order_id').notNull(),
    /** The id of the customer or of the link. */
    caller: text(columns.caller).notNull(),
    key: text('key').notNull(),
    /** Of the bytes that were sent. */
    contentHash: text('content_hash').notNull(),
    content: bytes('content').notNull(),
    /** What the picture was sent for; null until then. */
    takenBy: text(columns.takenBy),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  });
export type PictureTable = ReturnType<typeof pictureTable>;
