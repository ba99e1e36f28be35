import { idempotencyHeader, idempotencySupportHeader, paths, userIdPattern } from '@freight/contract';
import { orderPageQuery, orderSearchRequest } from '@freight/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/database.ts';
import { arrivalFields } from '#dispatch/arrivalWindow.ts';
import { routeOf } from '#http/apiPath.ts';
import { HttpError } from '#http/httpError.ts';
import { partnerOf } from '#http/pageOrigins.ts';
import { readLanguage } from '#http/readLanguage.ts';
import { requireUser } from '#http/tokens/requireUser.ts';
import { validate } from '#http/validate.ts';
import type { Clock } from '#orderFacts/clock.ts';
import { findOwnOrder } from '#orderFacts/findOrder.ts';
import { readOrderRequest } from './createRequest.ts';
import { emissionsOfYear, listAllOrders, listOrders } from './findOrders.ts';
import { readAttempt } from './idempotency.ts';
import type { OrderQueue } from './orderQueue.ts';
import { toOrder } from './orderView.ts';
import { searchOrders } from './searchOrders.ts';

interface OrderParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly orderQueue: OrderQueue;
}

/** The calls of signed-in customers on their own orders [CLIENT-36] to [CLIENT-39]. */
export function orderRoutes(app: FastifyInstance, parts: OrderParts): void {
  createRoute(app, parts);
  listRoutes(app, parts);
  app.offer('references');
  app.offer('orderSearch');
}

function createRoute(app: FastifyInstance, parts: OrderParts): void {
  app.post<{ Params: { routeId: string } }>(
    routeOf(paths.createFromRoute(':routeId')),
    { onRequest: async () => parts.orderQueue.requireRoom() },
    async (request, reply) => {
      reply.header(idempotencySupportHeader, 'true');
      const { userId, partner } = await requireUser(request);
      const { routeId } = request.params;
      const order = readOrderRequest(routeId, request.body);
      const header = request.headers[idempotencyHeader.toLowerCase()];
      const attempt = readAttempt(userId, header, routeId, order);
      const { order: created, isNew } = await parts.orderQueue.add({
        userId,
        routeId,
        request: order,
        language: readLanguage(request.headers['accept-language']),
        partner: partner ?? partnerOf(request.admission)?.name,
        attempt,
      });
      reply.code(isNew ? 201 : 200);
      return {
        success: true,
        data: { transport: { ...toOrder(created), ...arrivalFields(created, parts.clock, 'customer') } },
      };
    },
  );
}

function listRoutes(app: FastifyInstance, { database, clock }: OrderParts): void {
  app.get(paths.transports, async (request) => {
    const { userId } = await requireUser(request);
    return { success: true, data: (await listAllOrders(database.db, userId)).map(toOrder) };
  });
  app.get<{ Params: { userId: string } }>(routeOf(paths.transportsOfUser(':userId')), async (request) => {
    const { userId } = await requireUser(request);
    const asked = request.params.userId;
    if (!userIdPattern.test(asked)) throw new HttpError('userIdInvalid');
    if (asked.toLowerCase() !== userId) throw new HttpError('accessDenied');
    const query = validate(orderPageQuery, request.query);
    const { page, totalItems } = await listOrders(database.db, userId, query);
    const totalPages = Math.ceil(totalItems / query.limit);
    const emissions = await emissionsOfYear(database.db, userId, clock.now());
    return { success: true, data: page.map(toOrder), pagination: { totalPages, totalItems }, emissions };
  });
  app.post(paths.orderSearch, async (request) => {
    const { userId } = await requireUser(request);
    const search = validate(orderSearchRequest, request.body);
    const { page, ...found } = await searchOrders(database.db, userId, search);
    return { success: true, data: page.map(toOrder), ...found };
  });
  app.get<{ Params: { id: string } }>(routeOf(paths.transport(':id')), async (request) => {
    const { userId } = await requireUser(request);
    const { id } = request.params;
    if (id.trim() === '') throw new HttpError('transportIdRequired');
    const order = await findOwnOrder(database.db, userId, id);
    return { success: true, data: { ...toOrder(order), ...arrivalFields(order, clock, 'customer') } };
  });
}
