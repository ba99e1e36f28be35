import { randomBytes } from 'node:crypto';
import type { FirstPartner } from '#config/firstPartners.ts';
import type { Db } from '#db/database.ts';
import { asc, eq, or } from '#db/drizzle.ts';
import { partnerKeys } from '#db/schema/partnerSessions.ts';
import { type Partner, partners } from '#db/schema/partners.ts';
import { webhookEndpoints, webhookMessages } from '#db/schema/webhooks.ts';

export interface NewPartner {
  readonly name: string;
  readonly origins: readonly string[];
  readonly callsPerMinute?: number | undefined;
}

/** 96 random bits: a key in a page needs no protection against guessing, but two must never be the same. */
const newKey = (): string => `pk_${randomBytes(12).toString('base64url')}`;

/** Every partner, by name. */
export const listPartners = (db: Db): Promise<Partner[]> =>
  db.select().from(partners).orderBy(asc(partners.name));

/** Stores a partner under a new key; undefined when there is one of this name. */
export async function addPartner(db: Db, partner: NewPartner, now: number): Promise<Partner | undefined> {
  const { name, origins, callsPerMinute = null } = partner;
  const [added] = await db
    .insert(partners)
    .values({ key: newKey(), name, origins: [...origins], callsPerMinute, createdAt: new Date(now) })
    .onConflictDoNothing()
    .returning();
  return added;
}

/**
 * Removes a partner, by name or key, its webhook and its keys; undefined for an unknown partner. Its figures and the
 * accounts of its customers are kept under its name.
 */
export async function removePartner(tx: Db, nameOrKey: string): Promise<Partner | undefined> {
  const [removed] = await tx
    .delete(partners)
    .where(or(eq(partners.name, nameOrKey), eq(partners.key, nameOrKey)))
    .returning();
  if (removed === undefined) return undefined;
  await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.partner, removed.name));
  await tx.delete(partnerKeys).where(eq(partnerKeys.partner, removed.name));
  await tx.delete(webhookMessages).where(eq(webhookMessages.partner, removed.name));
  return removed;
}

/** Adds the partners of the settings that are not there yet; what was changed since stays as it is. */
export async function addFirstPartners(db: Db, first: readonly FirstPartner[], now: number): Promise<void> {
  for (const partner of first) await addPartner(db, partner, now);
}
