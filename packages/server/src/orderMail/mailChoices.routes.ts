import { type MailChoices, type OrderMailKind, orderMailKinds, paths } from '@freight/contract';
import { mailChoicesChange } from '@freight/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database, Db } from '#db/database.ts';
import { eq } from '#db/drizzle.ts';
import { users } from '#db/schema/accounts.ts';
import { HttpError } from '#http/httpError.ts';
import { requireUser } from '#http/tokens/requireUser.ts';
import { validate } from '#http/validate.ts';

const asAnswer = (chosen: readonly OrderMailKind[]): Required<MailChoices> => ({
  onTheWay: chosen.includes('onTheWay'),
  late: chosen.includes('late'),
  delivered: chosen.includes('delivered'),
  ended: chosen.includes('ended'),
});

/** Reads and sets which mails about orders a customer gets besides the confirmation; none by default. */
export function mailChoicesRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  const chosenBy = async (db: Db, userId: string) => {
    const [user] = await db.select({ chosen: users.mailChoices }).from(users).where(eq(users.id, userId));
    // A token outlives its account by minutes.
    if (user === undefined) throw new HttpError('unauthorized');
    return user.chosen;
  };
  app.get(paths.mailChoices, async (request) => {
    const { userId } = await requireUser(request);
    return { success: true, data: asAnswer(await chosenBy(database.db, userId)) };
  });
  app.patch(paths.mailChoices, async (request) => {
    const { userId } = await requireUser(request);
    const change = validate(mailChoicesChange, request.body);
    return database.transaction(async (tx) => {
      const wanted = { ...asAnswer(await chosenBy(tx, userId)), ...change };
      const mailChoices = orderMailKinds.filter((kind) => wanted[kind]);
      await tx.update(users).set({ mailChoices }).where(eq(users.id, userId));
      return { success: true, data: asAnswer(mailChoices) };
    });
  });
}
