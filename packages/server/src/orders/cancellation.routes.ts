import { type Cancellation, paths, statusFacts } from '@freight/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OrderRecord } from '#db/schema/orders.ts';
import type { AnnounceChanges } from '#dispatch/orderChange.ts';
import { routeOf } from '#http/apiPath.ts';
import { requireUser } from '#http/tokens/requireUser.ts';
import { findOwnOrder } from '#orderFacts/findOrder.ts';
import { type CancelParts, cancelOrder } from './cancelOrder.ts';

interface CancellationParts extends CancelParts {
  readonly announce: AnnounceChanges;
}

type OrderRequest = FastifyRequest<{ Params: { id: string } }>;

/** The capability `cancellation`: what cancelling an own order costs, and the cancelling. */
export function cancellationRoutes(app: FastifyInstance, parts: CancellationParts): void {
  const { database, announce } = parts;
  app.get(routeOf(paths.cancellation(':id')), async (request: OrderRequest) => {
    const { userId } = await requireUser(request);
    return {
      success: true,
      data: cancellationOf(await findOwnOrder(database.db, userId, request.params.id)),
    };
  });
  app.post(routeOf(paths.cancellation(':id')), async (request: OrderRequest) => {
    const { userId } = await requireUser(request);
    const { order, isNew } = await cancelOrder(parts, userId, request.params.id);
    if (isNew) announce([{ kind: 'status', order }]);
    return { success: true, data: cancellationOf(order) };
  });
  app.offer('cancellation');
}

/** By the terms: free until the pickup, the whole price after it. */
function cancellationOf({
  status,
  priceOre,
  paymentStatus,
  history,
}: Pick<OrderRecord, 'status' | 'priceOre' | 'paymentStatus' | 'history'>): Cancellation {
  const price = priceOre / 100;
  if (statusFacts[status].isCancellable)
    return { isOpen: true, fee: 0, refund: paymentStatus === 'paid' ? price : 0 };
  const closing = history.find((entry) => !statusFacts[entry.status].isCancellable);
  const isPickedUp = closing !== undefined && statusFacts[closing.status].phase === 'moving';
  return {
    isOpen: false,
    fee: status === 'cancelled' ? 0 : price,
    refund: paymentStatus === 'refunded' ? price : 0,
    closedAt: closing?.changedAt,
    reason: isPickedUp ? 'pickedUp' : status === 'cancelled' ? 'cancelled' : 'ended',
  };
}
