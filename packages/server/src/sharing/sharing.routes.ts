import { paths, type Share } from '@freight/contract';
import { sharedRequest, shareRequest } from '@freight/contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#db/database.ts';
import type { OrderRecord } from '#db/schema/orders.ts';
import type { ShareLink } from '#db/schema/shareLinks.ts';
import { arrivalWindow } from '#dispatch/arrivalWindow.ts';
import { cancelledWindow } from '#dispatch/cancelledWindow.ts';
import { routeOf } from '#http/apiPath.ts';
import { HttpError } from '#http/httpError.ts';
import { addressKey } from '#http/limits/addressKey.ts';
import { forEverybody } from '#http/pageOrigins.ts';
import { requireUser } from '#http/tokens/requireUser.ts';
import { validate } from '#http/validate.ts';
import type { Sender } from '#mail/letter.ts';
import type { Clock } from '#orderFacts/clock.ts';
import { findOwnOrder } from '#orderFacts/findOrder.ts';
import { orderCalendar } from '#orderMail/orderCalendar.ts';
import type { Strangers } from '#orders/strangers.ts';
import type { EndedShares } from './endedShares.ts';
import { toShared } from './sharedView.ts';
import {
  changeShareLink,
  createShareLink,
  findShared,
  listShareLinks,
  withdrawShareLink,
} from './shareLinks.ts';

interface SharingParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly strangers: Strangers;
  readonly endedShares: EndedShares;
  readonly sender: () => Sender;
}

type OrderRequest = FastifyRequest<{ Params: { id: string } }>;
type ShareRequest = FastifyRequest<{ Params: { id: string; shareId: string } }>;

const toShare = ({ id, shows, allows, createdAt }: ShareLink): Share => ({
  id,
  shows,
  allows,
  createdAt: createdAt.toISOString(),
});

/**
 * Sharing an order: its owner creates, lists, changes and withdraws links; a person with a link sees without a login
 * what the owner chose. The token is behind the `#` of the page's address and in the body of the call, so that neither
 * a log nor a `Referer` ever has it.
 */
export function sharingRoutes(app: FastifyInstance, parts: SharingParts): void {
  ownerRoutes(app, parts);
  app.post(paths.shared, forEverybody, async (request, reply) => {
    const { token } = validate(sharedRequest, request.body);
    const found = await findShared(parts.database.db, token);
    const order = await parts.strangers.admit(found?.order, addressKey(request.ip));
    if (!found) throw new HttpError('packageNotFound');
    reply.headers({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
    return { success: true, data: toShared(order, found.link, parts.clock) };
  });
  app.offer('sharing');
}

function ownerRoutes(app: FastifyInstance, parts: SharingParts): void {
  const { database, clock, strangers, endedShares, sender } = parts;
  const { db } = database;
  const shares = routeOf(paths.shares(':id'));
  const share = routeOf(paths.share(':id', ':shareId'));
  const ownOrder = async (request: OrderRequest | ShareRequest): Promise<OrderRecord> =>
    findOwnOrder(db, (await requireUser(request)).userId, request.params.id);

  app.get(shares, async (request: OrderRequest) => {
    const order = await ownOrder(request);
    return { success: true, data: (await listShareLinks(db, order.id)).map(toShare) };
  });
  app.post(shares, async (request: OrderRequest, reply) => {
    const order = await ownOrder(request);
    const choice = validate(shareRequest, request.body);
    if (strangers.isOver(order)) throw new HttpError('notShareable');
    const { link, token } = await database.transaction((tx) =>
      createShareLink(tx, order.id, choice, clock.now()),
    );
    reply.code(201);
    return { success: true, data: { ...toShare(link), url: `${sender().siteUrl}/shared#${token}` } };
  });
  app.patch(share, async (request: ShareRequest) => {
    const order = await ownOrder(request);
    const choice = validate(shareRequest, request.body);
    const link = await changeShareLink(db, order.id, request.params.shareId, choice);
    endedShares.ended(link.id);
    return { success: true, data: toShare(link) };
  });
  app.delete(share, async (request: ShareRequest) => {
    const order = await ownOrder(request);
    await withdrawShareLink(db, order.id, request.params.shareId);
    endedShares.ended(request.params.shareId);
    return { success: true, message: 'Link withdrawn' };
  });
  app.get(routeOf(paths.calendar(':id')), async (request: OrderRequest, reply) => {
    const order = await ownOrder(request);
    const window = arrivalWindow(order, clock.now(), clock) ?? cancelledWindow(order, clock);
    if (!window) throw new HttpError('noDeliveryExpected');
    const file = orderCalendar(order, window, sender(), clock.now());
    return reply
      .type(file.type)
      .headers({
        'content-disposition': `attachment; filename="${file.name}"`,
        'cache-control': 'private, no-store',
      })
      .send(file.text);
  });
}
