import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config/config.ts';
import type { Database } from '#db/database.ts';
import { DatabaseUnavailableError } from '#db/databaseErrors.ts';
import { migrate } from '#db/migrate.ts';
import { reasonOf } from '#db/postgres/unavailable.ts';
import { whenDatabaseAnswers } from '#db/postgres/whenDatabaseAnswers.ts';
import { storedSecret } from '#db/secret.ts';
import { registerDemoShop } from '#demo/demoShop.ts';
import { removeDemo } from '#demo/removeDemo.ts';
import { openWaitingRoom, type WaitingRoom } from '#http/listening/waitingRoom.ts';
import { addFirstPartners } from '#partners/partners.ts';

/**
 * Migrates a database and returns the secret that signs tokens. While PostgreSQL does not answer, the server's address
 * answers 503, for as long as the settings allow. Throws `DatabaseUnavailableError`.
 */
export async function prepareDatabase(
  config: Config,
  database: Database,
  logger: FastifyBaseLogger,
): Promise<string> {
  const prepare = async () => {
    await migrate(database);
    if (!config.demo) await removeDemo(database, logger, config.socialProviders);
    await addFirstPartners(database.db, config.partners, Date.now());
    const secret = config.secret ?? (await storedSecret(database.db));
    if (config.demoShop) await registerDemoShop(database, config.demoShop, secret);
    return secret;
  };
  if (config.database.kind !== 'postgres') return prepare().catch(explainDamage);
  const place = new URL(config.database.url).host;
  let room: WaitingRoom | undefined;
  try {
    return await whenDatabaseAnswers(prepare, {
      place,
      timeoutMs: config.databaseWaitMs,
      async onWait(reason) {
        const seconds = config.databaseWaitMs / 1000;
        logger.warn(`PostgreSQL at ${place} does not answer (${reason}); waiting up to ${seconds} s for it`);
        room = await openWaitingRoom(config);
      },
    });
  } finally {
    await room?.close();
  }
}

/** An embedded database that opens but cannot be brought up to date is damaged. */
function explainDamage(error: unknown): never {
  if (error instanceof DatabaseUnavailableError) throw error;
  throw new DatabaseUnavailableError(
    `The embedded database cannot be brought up to date: ${reasonOf(error)}; restore a backup (docs/production.md), or start with another folder by "npm start -- --data FOLDER".`,
  );
}
