import { samplePersons } from '@freight/sample-services/persons';
import type { FastifyBaseLogger } from 'fastify';
import { demoShopName } from '#config/demoShop.ts';
import type { SocialProvider } from '#config/socialProviders.ts';
import type { Database, Db } from '#db/database.ts';
import { and, eq, inArray, isNotNull, like, notInArray, or } from '#db/drizzle.ts';
import { identities, linkTokens, mails, refreshFamilies, resetRequests, users } from '#db/schema/accounts.ts';
import { emptyRuns } from '#db/schema/fleet.ts';
import { removePartner } from '#partners/partners.ts';
import { demoCustomer } from './demoCustomer.ts';
import { demoRunPrefix } from './demoRuns.ts';

const sampleEmails = [demoCustomer.email, ...samplePersons.map(({ email }) => email)];

/**
 * Makes a former demo database safe for real people: it removes the sample accounts with their orders, and the
 * identities from the demo's sign-in provider, the demo's shop and the runs of its lorries. All other accounts were verified by a mail box that others could read:
 * they keep their orders and must verify their address again, with a new password. Without a demo it does nothing.
 */
export async function removeDemo(
  database: Database,
  logger: FastifyBaseLogger,
  providers: readonly SocialProvider[],
): Promise<void> {
  const removed = await database.transaction(async (tx) => {
    const samples = await tx.delete(users).where(inArray(users.email, sampleEmails)).returning();
    if (samples.length === 0) return 0;
    await forgetDemoIdentities(tx, providers);
    await forgetProofs(tx);
    await removePartner(tx, demoShopName);
    await tx.delete(emptyRuns).where(like(emptyRuns.name, `${demoRunPrefix}%`));
    await tx.delete(mails);
    // What was in the mail box opened accounts, and anybody could read it.
    await tx.delete(linkTokens);
    await tx.delete(resetRequests);
    return samples.length;
  });
  if (removed > 0) {
    logger.warn({ accounts: removed }, 'this database was a demo: its sample accounts have been removed');
  }
}

/** The demo's issuer answers on this machine; a provider of the settings may do so, too. */
async function forgetDemoIdentities(tx: Db, providers: readonly SocialProvider[]): Promise<void> {
  const issuers = providers.map(({ issuer }) => issuer);
  const isLocal = or(
    like(identities.issuer, 'http://localhost:%'),
    like(identities.issuer, 'http://127.0.0.1:%'),
  );
  await tx
    .delete(identities)
    .where(issuers.length === 0 ? isLocal : and(isLocal, notInArray(identities.issuer, issuers)));
}

/** An account that a real provider vouches for keeps its proof. */
async function forgetProofs(tx: Db): Promise<void> {
  const vouched = tx.select({ id: identities.userId }).from(identities);
  const unproven = await tx
    .update(users)
    .set({ verifiedAt: null, passwordHash: null })
    .where(and(isNotNull(users.verifiedAt), notInArray(users.id, vouched)))
    .returning({ id: users.id });
  for (const { id } of unproven) {
    await tx.update(refreshFamilies).set({ revokedAt: new Date() }).where(eq(refreshFamilies.userId, id));
  }
}
