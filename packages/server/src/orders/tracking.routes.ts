import { paths } from '@freight/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#config/config.ts';
import type { Database } from '#db/database.ts';
import type { OrderRecord } from '#db/schema/orders.ts';
import { arrivalFields } from '#dispatch/arrivalWindow.ts';
import { routeOf } from '#http/apiPath.ts';
import { HttpError } from '#http/httpError.ts';
import { addressKey } from '#http/limits/addressKey.ts';
import { forEverybody } from '#http/pageOrigins.ts';
import { findUser } from '#http/tokens/requireUser.ts';
import type { Clock } from '#orderFacts/clock.ts';
import { findByOrderNumber } from '#orderFacts/findOrder.ts';
import type { Strangers } from './strangers.ts';
import { toOwnTracking, toReducedTracking, toTracking } from './trackingView.ts';

interface TrackingParts {
  readonly database: Database;
  readonly strangers: Strangers;
  readonly clock: Clock;
  readonly config: Pick<Config, 'tracking'>;
}
type NumberRequest = FastifyRequest<{ Params: { orderId: string } }>;

/**
 * Tracking for everybody who knows an order number [CLIENT-33] [CLIENT-34]; the inner id opens nothing here. Its own
 * customer, signed in, sees all of it, others what the settings let them see.
 */
export function trackingRoutes(
  app: FastifyInstance,
  { database, strangers, config, clock }: TrackingParts,
): void {
  const find = async (request: NumberRequest): Promise<{ order: OrderRecord; isOwn: boolean }> => {
    const typed = request.params.orderId;
    if (typed.trim() === '') throw new HttpError('orderIdRequired');
    const user = await findUser(request);
    const order = await findByOrderNumber(database.db, typed);
    if (order && order.userId === user?.userId) return { order, isOwn: true };
    return { order: await strangers.admit(order, addressKey(request.ip)), isOwn: false };
  };
  const publicView = config.tracking.detail === 'full' ? toTracking : toReducedTracking;
  app.get(routeOf(paths.tracking(':orderId')), forEverybody, async (request: NumberRequest) => {
    const { order, isOwn } = await find(request);
    const view = isOwn ? toOwnTracking : publicView;
    const arrival = arrivalFields(order, clock, isOwn ? 'customer' : 'visitor');
    return { success: true, data: { ...view(order), ...arrival } };
  });
  app.get(routeOf(paths.validate(':orderId')), forEverybody, async (request: NumberRequest) => {
    const { order } = await find(request);
    return { success: true, data: { orderId: order.orderNumber, valid: true } };
  });
  app.offer('promises');
}
