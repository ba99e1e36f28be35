import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '#db/database.ts';
import { eq } from '#db/drizzle.ts';
import { mailRefusals, users } from '#db/schema/accounts.ts';
import { orders } from '#db/schema/orders.ts';
import { deriveKey } from '#http/tokens/deriveKey.ts';

/** The reader who unsubscribes: a customer from mails about all their orders, a recipient from mails by any sender. */
export interface Reader {
  readonly kind: 'customer' | 'recipient';
  /** The customer's id, or that of the order that named the recipient: no link contains an address. */
  readonly id: string;
}

const letters = { customer: 'c', recipient: 'r' } as const;
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
    /^(([cr])([0-9a-f]{24}))\.([\w-]{22})$/.exec(token) ?? [];
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== signatureBytes || !timingSafeEqual(given, signatureOf(text, secret))) return undefined;
  return { kind: letter === 'c' ? 'customer' : 'recipient', id };
}

/** The hash that is stored for an unsubscribed address: enough to recognize it. */
export const addressHashOf = (email: string, secret: string): string =>
  createHmac('sha256', deriveKey(secret, 'mail-refusal'))
    .update(email.trim().toLowerCase())
    .digest('base64url');

/** Ends the mails of a reader; ending them twice changes nothing more. */
export async function unsubscribe(db: Db, reader: Reader, secret: string, now: Date): Promise<void> {
  if (reader.kind === 'customer') {
    await db.update(users).set({ mailChoices: [] }).where(eq(users.id, reader.id));
    return;
  }
  const [order] = await db.select({ receiver: orders.receiver }).from(orders).where(eq(orders.id, reader.id));
  if (!order?.receiver.email) return;
  await db
    .insert(mailRefusals)
    .values({ addressHash: addressHashOf(order.receiver.email, secret), createdAt: now })
    .onConflictDoNothing();
}
