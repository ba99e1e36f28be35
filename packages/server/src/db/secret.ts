import { randomBytes } from 'node:crypto';
import { eq } from '#db/drizzle.ts';
import type { Db } from './database.ts';
import { settings } from './schema/accounts.ts';

/** The secret of a demo without one: random, made once, kept with the data so that sign-ins survive a restart. */
export async function storedSecret(db: Db): Promise<string> {
  const name = 'secret';
  await db
    .insert(settings)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  if (row === undefined) throw new Error('The stored secret has disappeared');
  return row.value;
}
