import { paths } from '@freight/contract';
import { watcherRequest } from '@freight/contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#db/database.ts';
import type { OrderRecord } from '#db/schema/orders.ts';
import { routeOf } from '#http/apiPath.ts';
import { requireUser } from '#http/tokens/requireUser.ts';
import { validate } from '#http/validate.ts';
import { findOwnOrder } from '#orderFacts/findOrder.ts';
import { addWatcher, listWatchers, removeWatcher, toWatcher } from './watchers.ts';

type OrderRequest = FastifyRequest<{ Params: { id: string; watcherId: string } }>;

/** The capability `watchers`: who else gets mails about an order, chosen by its customer. */
export function watcherRoutes(
  app: FastifyInstance,
  { database, now }: { database: Database; now: () => number },
): void {
  const { db } = database;
  const watchers = routeOf(paths.watchers(':id'));
  const ownOrder = async (request: OrderRequest): Promise<OrderRecord> =>
    findOwnOrder(db, (await requireUser(request)).userId, request.params.id);

  app.get(watchers, async (request: OrderRequest) => {
    const order = await ownOrder(request);
    return { success: true, data: (await listWatchers(db, order.id)).map(toWatcher) };
  });
  app.post(watchers, async (request: OrderRequest, reply) => {
    const order = await ownOrder(request);
    const wanted = validate(watcherRequest, request.body);
    const { watcher, isNew } = await database.transaction((tx) =>
      addWatcher(tx, order, wanted, new Date(now())),
    );
    reply.code(isNew ? 201 : 200);
    return { success: true, data: toWatcher(watcher) };
  });
  app.delete(routeOf(paths.watcher(':id', ':watcherId')), async (request: OrderRequest) => {
    const order = await ownOrder(request);
    await removeWatcher(db, order.id, request.params.watcherId);
    return { success: true, message: 'Not told any more' };
  });
  app.offer('watchers');
}
