import { type Directions, firstPaths, limits, type OrderPageQuery, userIdPattern } from '@freight/contract';
import type { Core } from '#core/core.ts';
import { ApiError, rejectedLocally } from '#errors/apiError.ts';
import { fieldsOf } from '#fields/fields.ts';
import type { Point } from '#format/measures.ts';
import { type ReceivedOrder, type ReceivedPage, readOrder, readOrders, readPage } from '#wire/readOrder.ts';
import { readDirections } from '#wire/readRoute.ts';
import { type Options, required } from './answers.ts';

export type PageQuery = Omit<OrderPageQuery, 'page' | 'limit'> & {
  page?: number;
  limit?: number;
  /** Defaults to the session's user. */
  userId?: string;
};

/** The type itself, with or without parameters: a list such as `application/pdf, text/html` is opened as a page. */
const isPdf = /^application\/pdf(?:;[^,]*)?$/i;

/** Existing orders, their documents and their routes. */
export function createOrders({
  http,
  send,
  session,
  documentPaths,
}: Pick<Core, 'http' | 'send' | 'session' | 'documentPaths'>) {
  async function document(path: string, { signal }: Options = {}): Promise<Blob> {
    const response = await send('GET', path, { signal, accept: 'application/pdf' });
    const blob = await response.blob();
    // A new blob with a fixed type: the page opens its address, and browsers trust its type.
    if (isPdf.test(blob.type)) return new Blob([blob], { type: 'application/pdf' });
    throw new ApiError({ status: 404, code: 'documentNotFound' });
  }

  function waybill(number: string, options?: Options): Promise<Blob> {
    const path = documentPaths.waybill?.replace('{waybill}', () => encodeURIComponent(number));
    return document(path ?? firstPaths.waybill(number), options);
  }

  return {
    /** [CLIENT-37] */
    all: async (options?: Options): Promise<ReceivedOrder[]> =>
      readOrders(fieldsOf(await http.get(firstPaths.transports, options)).data),

    /** One page of a person's orders [CLIENT-38] [LIST-23] to [LIST-28]. */
    async ofUser(query: PageQuery = {}, options?: Options): Promise<ReceivedPage> {
      const { userId = session.userId(), page = 1, limit = limits.listPageSize } = query;
      const { status = 'all', orderBy = 'date', sortOrder = 'desc' } = query;
      if (!userId) throw rejectedLocally('userIdMissing');
      if (!userIdPattern.test(userId)) throw rejectedLocally('userIdInvalid');
      const wireQuery = { page, limit, status, orderBy, sortOrder };
      return readPage(await http.get(firstPaths.transportsOfUser(userId), { ...options, query: wireQuery }));
    },

    /** An order by `_id` or order number; null when the answer has none in it [CLIENT-39] [DETAIL-02]. */
    async byId(id: string, options?: Options): Promise<ReceivedOrder | null> {
      const path = firstPaths.transport(required(id, 'transportIdRequired'));
      const answer = await http.get(path, options);
      return readOrder(fieldsOf(answer).data ?? answer);
    },

    /** The waybill as PDF; throws `ApiError` 404 if the order has no waybill. */
    waybill,

    /**
     * The invoice of an order as PDF. An API without invoices of its own has its waybill shown in their
     * place; an order without either is an `ApiError` 404 (OPEN-83).
     */
    async invoice(order: { orderId: string; waybill?: string }, options?: Options): Promise<Blob> {
      const path = documentPaths.invoice?.replace('{orderId}', () => encodeURIComponent(order.orderId));
      if (path) return document(path, options);
      if (order.waybill) return waybill(order.waybill, options);
      throw new ApiError({ status: 404, code: 'documentNotFound' });
    },

    /** The route from one point to another; `routes` is empty if no route exists [CLIENT-40]. */
    async directions(from: Point, to: Point, options?: Options): Promise<Directions> {
      const query = {
        origin_lat: from.lat,
        origin_lng: from.lng,
        destination_lat: to.lat,
        destination_lng: to.lng,
      };
      return readDirections(await http.get(firstPaths.directions, { ...options, query }));
    },
  };
}
