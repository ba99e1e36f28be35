import { randomBytes } from 'node:crypto';
import type { Db } from '#db/database.ts';
import { eq } from '#db/drizzle.ts';
import { type WebhookEndpoint, webhookEndpoints, webhookMessages } from '#db/schema/webhooks.ts';
import { type Seal, seal, unseal } from '#http/tokens/sealing.ts';

/** How long the secret before the current one is valid, so that a receiver can change it without losing an event. */
export const previousValidMs = 24 * 3_600_000;
const secretBytes = 32;

const sealOf = (owner: string, secret: string): Seal => ({ purpose: 'webhook', owner, secret });
/** The secret as its receiver enters it. */
const readable = (bytes: Uint8Array): string => `whsec_${Buffer.from(bytes).toString('base64')}`;

export async function findEndpoint(db: Db, partner: string): Promise<WebhookEndpoint | undefined> {
  const [endpoint] = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.partner, partner));
  return endpoint;
}

/** Sends the events of a partner to this address. Returns the secret of a new endpoint; a known one keeps its own. */
export async function setEndpoint(
  db: Db,
  { partner, url }: { partner: string; url: string },
  secret: string,
  now: Date,
): Promise<string | undefined> {
  const made = randomBytes(secretBytes);
  const added = await db
    .insert(webhookEndpoints)
    .values({ partner, url, secret: seal(made, sealOf(partner, secret)), createdAt: now })
    .onConflictDoNothing()
    .returning({ partner: webhookEndpoints.partner });
  if (added.length > 0) return readable(made);
  await db.update(webhookEndpoints).set({ url }).where(eq(webhookEndpoints.partner, partner));
  return undefined;
}

/** Sends the events of a partner to this address, signed with a secret of its own choice (`whsec_…`). */
export async function setSecret(
  db: Db,
  { partner, url, secret: chosen }: { partner: string; url: string; secret: string },
  secret: string,
  now: Date,
): Promise<void> {
  const bytes = Buffer.from(chosen.replace('whsec_', ''), 'base64');
  const facts = { url, secret: seal(bytes, sealOf(partner, secret)) };
  await db
    .insert(webhookEndpoints)
    .values({ partner, ...facts, createdAt: now })
    .onConflictDoUpdate({ target: webhookEndpoints.partner, set: facts });
}

/** Makes a new secret; the one before signs as well for a day. Undefined for a partner without an endpoint. */
export async function rotateSecret(
  db: Db,
  partner: string,
  secret: string,
  now: Date,
): Promise<string | undefined> {
  const made = randomBytes(secretBytes);
  const rotated = await db
    .update(webhookEndpoints)
    .set({
      secret: seal(made, sealOf(partner, secret)),
      // In an update, the column is the value before it.
      previousSecret: webhookEndpoints.secret,
      previousUntil: new Date(now.getTime() + previousValidMs),
    })
    .where(eq(webhookEndpoints.partner, partner))
    .returning({ partner: webhookEndpoints.partner });
  return rotated.length > 0 ? readable(made) : undefined;
}

/** Ends the sending to a partner, and deletes its events and their log; false if there was no endpoint. */
export async function removeEndpoint(tx: Db, partner: string): Promise<boolean> {
  const removed = await tx
    .delete(webhookEndpoints)
    .where(eq(webhookEndpoints.partner, partner))
    .returning({ partner: webhookEndpoints.partner });
  await tx.delete(webhookMessages).where(eq(webhookMessages.partner, partner));
  return removed.length > 0;
}

/** The secrets that sign now, the current one first. Throws if they were sealed with another secret of the server. */
export function secretsOf(endpoint: WebhookEndpoint, secret: string, now: Date): string[] {
  const { partner, previousSecret, previousUntil } = endpoint;
  const isPreviousValid = previousSecret !== null && previousUntil !== null && previousUntil > now;
  return [endpoint.secret, ...(isPreviousValid ? [previousSecret] : [])].map((sealed) =>
    readable(unseal(sealed, sealOf(partner, secret))),
  );
}
