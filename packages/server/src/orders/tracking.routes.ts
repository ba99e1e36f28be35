import { paths } from '@freight/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/database.ts';
import type { OrderRecord } from '#db/ordersSchema.ts';
import { HttpError } from '#http/httpError.ts';
import { findByOrderNumber } from './findOrders.ts';
import { toTracking } from './trackingView.ts';

/** Tracking for everybody who knows an order number [CLIENT-33] [CLIENT-34]; the inner id opens nothing here. */
export function trackingRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  const find = async (typed: string): Promise<OrderRecord> => {
    if (typed.trim() === '') throw new HttpError(400, 'Order ID is required');
    const order = await findByOrderNumber(database.db, typed);
    if (!order) throw new HttpError(404, 'Package not found');
    return order;
  };
  app.get<{ Params: { orderId: string } }>(`${paths.transports}/tracking/:orderId`, async (request) => ({
    success: true,
    data: toTracking(await find(request.params.orderId)),
  }));
  app.get<{ Params: { orderId: string } }>(`${paths.transports}/validate/:orderId`, async (request) => {
    const order = await find(request.params.orderId);
    return { success: true, data: { orderId: order.orderNumber, valid: true } };
  });
}
