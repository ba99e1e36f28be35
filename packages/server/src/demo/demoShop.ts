import { hashToken } from '#accounts/opaqueTokens.ts';
import { type DemoShop, demoShopName } from '#config/demoShop.ts';
import type { Database } from '#db/database.ts';
import { eq } from '#db/drizzle.ts';
import { partnerKeys } from '#db/schema/partnerSessions.ts';
import { partners } from '#db/schema/partners.ts';
import { addKey, readPublicKey } from '#partnerSessions/keys.ts';
import { setSecret } from '#webhooks/endpoints.ts';

/**
 * Registers the demo's shop as a partner, with the keys it has chosen for this start: they replace those of an earlier
 * one. Its orders, figures and events stay.
 */
export async function registerDemoShop(
  database: Database,
  { origins, key, publicKey, webhook, figuresToken }: DemoShop,
  secret: string,
): Promise<void> {
  const name = demoShopName;
  const now = new Date();
  const read = await readPublicKey(publicKey);
  if ('problem' in read) throw new Error(read.problem);
  const facts = { key, origins, figuresTokenHash: hashToken(figuresToken) };
  await database.transaction(async (tx) => {
    await tx
      .insert(partners)
      .values({ name, ...facts, createdAt: now })
      .onConflictDoUpdate({ target: partners.name, set: facts });
    await tx.delete(partnerKeys).where(eq(partnerKeys.partner, name));
    await addKey(tx, name, read.key, now);
    await setSecret(tx, { partner: name, ...webhook }, secret, now);
  });
}
