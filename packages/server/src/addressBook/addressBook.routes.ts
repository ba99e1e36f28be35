import { paths } from '@freight/contract';
import { addressBookChange } from '@freight/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/database.ts';
import { routeOf } from '#http/apiPath.ts';
import { requireUser } from '#http/tokens/requireUser.ts';
import { validate } from '#http/validate.ts';
import { readAddressBook, removeEntry, saveEntries } from './addressBook.ts';

/** Every entry of a call that saves as many as it may, with long texts. */
const bodyLimit = 4 * 1024 * 1024;

/** The capability `addressBook`: each call answers all that the customer has saved. */
export function addressBookRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  const { db } = database;
  const bookOf = async (owner: string) => ({ success: true, data: await readAddressBook(db, owner) });

  app.get(paths.addressBook, async (request) => bookOf((await requireUser(request)).userId));
  app.post(paths.addressBook, { bodyLimit }, async (request) => {
    const { userId } = await requireUser(request);
    const change = validate(addressBookChange, request.body);
    await database.transaction((tx) => saveEntries(tx, userId, change));
    return bookOf(userId);
  });
  app.delete<{ Params: { id: string } }>(routeOf(paths.addressBookEntry(':id')), async (request) => {
    const { userId } = await requireUser(request);
    await removeEntry(db, userId, request.params.id);
    return bookOf(userId);
  });
  app.offer('addressBook');
}
