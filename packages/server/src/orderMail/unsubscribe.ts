import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '#db/database.ts';
import { and, eq, isNull } from '#db/drizzle.ts';
import { mailRefusals, users } from '#db/schema/accounts.ts';
import { orders } from '#db/schema/orders.ts';
import { orderWatchers } from '#db/schema/orderWatchers.ts';
import { deriveKey } from '#http/tokens/deriveKey.ts';

/**
 * The reader who unsubscribes: a customer from mails about all their orders, a recipient from mails by any sender, and
 * somebody who watches an order from those about this one.
 */
export interface Reader {
  readonly kind: 'customer' | 'recipient' | 'watcher';
  /** The id of the customer, of the order that named the recipient, or of the watcher: no link contains an address. */
  readonly id: string;
}

const letters = { customer: 'c', recipient: 'r', watcher: 'w' } as const;
const kinds = { c: 'customer', r: 'recipient', w: 'watcher' } as const;
const signatureBytes = 16;

const signatureOf = (text: string, secret: string): Buffer =>
  createHmac('sha256', deriveKey(secret, 'unsubscribe')).update(text).digest().subarray(0, signatureBytes);

/** The token of a link that ends mails: it works without a login, for ever, and for nothing else. */
export function unsubscribeToken({ kind, id }: Reader, secret: string): string {
  const text = `${letters[kind]}${id}`;
  return `${text}.${signatureOf(text, secret).toString('base64url')}`;
}

/** Whose token it is; undefined for one that this server has not signed. */
export function readUnsubscribeToken(token: string, secret: string): Reader | undefined {
  const [, text = '', letter, id = '', signature = ''] =
    /^(([crw])([0-9a-f]{24}))\.([\w-]{22})$/.exec(token) ?? [];
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== signatureBytes || !timingSafeEqual(given, signatureOf(text, secret))) return undefined;
  return { kind: kinds[letter as keyof typeof kinds], id };
}

/** The hash that is stored for an unsubscribed address: enough to recognize it. */
const addressHashOf = (email: string, secret: string): string =>
  createHmac('sha256', deriveKey(secret, 'mail-refusal'))
    .update(email.trim().toLowerCase())
    .digest('base64url');

/** Whether an address gets no mails that others cause. */
export async function hasRefused(db: Db, email: string, secret: string): Promise<boolean> {
  const refused = await db
    .select({ since: mailRefusals.createdAt })
    .from(mailRefusals)
    .where(eq(mailRefusals.addressHash, addressHashOf(email, secret)));
  return refused.length > 0;
}

/** Ends the mails of a reader; ending them twice changes nothing more. `ofAll` ends those about any order. */
export async function unsubscribe(
  db: Db,
  reader: Reader,
  { secret, now, ofAll }: { secret: string; now: Date; ofAll: boolean },
): Promise<void> {
  if (reader.kind === 'watcher') {
    const [watcher] = await db.select().from(orderWatchers).where(eq(orderWatchers.id, reader.id));
    await db
      .update(orderWatchers)
      .set({ endedAt: now })
      .where(and(eq(orderWatchers.id, reader.id), isNull(orderWatchers.endedAt)));
    if (watcher && ofAll) await refuse(db, watcher.email, secret, now);
    return;
  }
  if (reader.kind === 'customer') {
    await db.update(users).set({ mailChoices: [] }).where(eq(users.id, reader.id));
    return;
  }
  const [order] = await db.select({ receiver: orders.receiver }).from(orders).where(eq(orders.id, reader.id));
  if (order?.receiver.email) await refuse(db, order.receiver.email, secret, now);
}

const refuse = (db: Db, email: string, secret: string, now: Date) =>
  db
    .insert(mailRefusals)
    .values({ addressHash: addressHashOf(email, secret), createdAt: now })
    .onConflictDoNothing();
