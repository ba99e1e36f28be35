import { paths } from '@freight/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '#db/database.ts';
import { and, eq } from '#db/drizzle.ts';
import { type OrderRecord, orders } from '#db/schema/orders.ts';
import { routeOf } from '#http/apiPath.ts';
import { HttpError } from '#http/httpError.ts';
import { requireUser } from '#http/tokens/requireUser.ts';
import { findOwnOrder } from '#orderFacts/findOrder.ts';
import { invoicedAt, invoiceNumberOf } from '#orderFacts/invoiceFacts.ts';
import { lastAttempt } from '#orderFacts/lastAttempt.ts';
import type { Letterhead } from './letterhead.ts';

interface DocumentParts {
  readonly database: Database;
  readonly letterhead: Letterhead;
}

/**
 * The documents of an order as PDF, for its own customer alone: the waybill by its number [DOCS-02], the invoice by
 * the order's `_id` or `orderId`. Another customer's order gets the same answer as one that does not exist.
 */
export function documentRoutes(app: FastifyInstance, { database, letterhead }: DocumentParts): void {
  app.get<{ Params: { waybill: string } }>(routeOf(paths.waybill(':waybill')), async (request, reply) => {
    const { userId } = await requireUser(request);
    const order = await findByWaybill(database, userId, request.params.waybill);
    // Drawing needs large libraries; a server that draws nothing does not load them.
    const attempt = await lastAttempt(database.db, order.id, 'delivered');
    const { drawWaybill } = await import('./waybillPdf.ts');
    return sendPdf(reply, `${order.waybill}.pdf`, await drawWaybill(order, letterhead, attempt));
  });
  app.get<{ Params: { orderId: string } }>(routeOf(paths.invoice(':orderId')), async (request, reply) => {
    const { userId } = await requireUser(request);
    const order = await findInvoiced(database, userId, request.params.orderId);
    const issued = invoicedAt(order);
    if (issued === undefined) throw new HttpError('invoiceNotIssued');
    const attempt = await lastAttempt(database.db, order.id, 'delivered');
    const { drawInvoice } = await import('./invoicePdf.ts');
    return sendPdf(
      reply,
      `${invoiceNumberOf(order)}.pdf`,
      await drawInvoice(order, issued, letterhead, attempt),
    );
  });
}

async function findByWaybill({ db }: Database, userId: string, typed: string): Promise<OrderRecord> {
  const waybill = typed.trim().toUpperCase();
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.waybill, waybill)));
  if (order === undefined) throw new HttpError('waybillNotFound');
  return order;
}

async function findInvoiced({ db }: Database, userId: string, id: string): Promise<OrderRecord> {
  try {
    return await findOwnOrder(db, userId, id);
  } catch (error) {
    if (error instanceof HttpError) throw new HttpError('invoiceNotFound');
    throw error;
  }
}

/** `fileName` is made of numbers of ours, so it needs no escaping. */
function sendPdf(reply: FastifyReply, fileName: string, pdf: Buffer): FastifyReply {
  return reply
    .type('application/pdf')
    .headers({
      'content-disposition': `inline; filename="${fileName}"`,
      'cache-control': 'private, no-store',
    })
    .send(pdf);
}
