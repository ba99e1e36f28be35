import {
  type Directions,
  idempotencyHeader,
  limits,
  type OrderPageQuery,
  type PriceQuote,
  paths,
  type Tracking,
  type TrackingValidation,
  userIdPattern,
} from '@freight/contract';
import { ApiError, rejectedLocally } from '#errors/apiError.ts';
import type { Point } from '#format/measures.ts';
import type { Http, RequestOptions, Send } from '#http/http.ts';
import type { Session } from '#session/session.ts';
import type { TransportDraft } from './draft.ts';
import { fieldsOf, text } from './fields.ts';
import { checkOrderRequest, orderRequestOf } from './orderPayload.ts';
import { checkedPriceRequest, priceInputOf } from './pricePayload.ts';
import { type ReceivedOrder, type ReceivedPage, readOrder, readOrders, readPage } from './readOrder.ts';
import { readDirections, readQuote } from './readRoute.ts';
import { readTracking } from './readTracking.ts';

type Options = Pick<RequestOptions, 'signal'>;

export interface CreateOptions extends Options {
  /** Names the attempt: sent again with the same key, the server creates no second order. */
  idempotencyKey: string;
  /** ISO text of the moment the customer confirmed; to be repeated with the key. Now unless told. */
  orderedAt?: string;
}

export type PageQuery = Omit<OrderPageQuery, 'page' | 'limit'> & {
  page?: number;
  limit?: number;
  /** The session's own unless told. */
  userId?: string;
};

/** Paths of the documents, with `{waybill}` and `{orderId}` to be filled in (OPEN-82, OPEN-83). */
export interface DocumentPaths {
  waybill?: string;
  invoice?: string;
}

interface TransportsOptions {
  http: Http;
  send: Send;
  session: Session;
  documentPaths: DocumentPaths;
}

/** Creating an order may have to wait for a database that is under load. */
const createTimeout = 30_000;

function required(id: string, message: string): string {
  const trimmed = id.trim();
  if (!trimmed) throw rejectedLocally(message);
  return trimmed;
}

/** The `data` of an answer; an empty one is as good as not found. */
function found(answer: unknown, message: string): unknown {
  const { data } = fieldsOf(answer);
  if (!data) throw new ApiError({ status: 404, data: answer, message });
  return data;
}

export function createTransports({ http, send, session, documentPaths }: TransportsOptions) {
  async function document(path: string, { signal }: Options = {}): Promise<Blob> {
    const response = await send('GET', path, { signal, accept: 'application/pdf' });
    const blob = await response.blob();
    if (blob.type.startsWith('application/pdf')) return blob;
    throw new ApiError({ status: 404, message: 'Document not found' });
  }

  function waybill(number: string, options?: Options): Promise<Blob> {
    const path = documentPaths.waybill?.replace('{waybill}', () => encodeURIComponent(number));
    return document(path ?? paths.waybill(number), options);
  }

  return {
    /**
     * What anybody may know about an order number; null when the answer is not a tracking answer
     * [CLIENT-33] [TRACK-03] [TRACK-30].
     */
    async track(orderId: string, options?: Options): Promise<Tracking | null> {
      const id = required(orderId, 'Order ID is required');
      return readTracking(found(await http.get(paths.tracking(id), options), 'Tracking data not found'));
    },

    /** Resolves when the order number exists [CLIENT-34] [TRACK-31]. */
    async validate(orderId: string, options?: Options): Promise<TrackingValidation> {
      const id = required(orderId, 'Order ID is required');
      const data = found(await http.get(paths.validate(id), options), 'Tracking validation failed');
      return { orderId: text(fieldsOf(data).orderId) || id, valid: true };
    },

    /** A price in SEK for a draft; throws before sending when the draft is incomplete [CLIENT-35]. */
    async calculatePrice(draft: TransportDraft, options?: Options): Promise<PriceQuote> {
      const request = checkedPriceRequest(priceInputOf(draft));
      const answer = await http.post(paths.calculatePrice, request, options);
      return readQuote(found(answer, 'Price calculation failed'));
    },

    /** Orders the transport of a draft that has a price [CLIENT-36] [ORDER-02]. */
    async createFromRoute(draft: TransportDraft, options: CreateOptions): Promise<ReceivedOrder> {
      const { idempotencyKey, signal, orderedAt = new Date(session.serverTime()).toISOString() } = options;
      const request = orderRequestOf(draft, orderedAt);
      checkOrderRequest(request);
      const answer = await http.post(paths.createFromRoute(request.routeId), request, {
        signal,
        headers: { [idempotencyHeader]: idempotencyKey },
        timeout: createTimeout,
      });
      const body = fieldsOf(answer);
      const order = readOrder(fieldsOf(body.data).transport ?? body.transport);
      if (order) return order;
      throw new ApiError({ status: 200, data: answer, message: 'Failed to submit order. Please try again.' });
    },

    /** [CLIENT-37] */
    all: async (options?: Options): Promise<ReceivedOrder[]> =>
      readOrders(fieldsOf(await http.get(paths.transports, options)).data),

    /** One page of a person's orders [CLIENT-38] [LIST-23] to [LIST-28]. */
    async ofUser(query: PageQuery = {}, options?: Options): Promise<ReceivedPage> {
      const { userId = session.userId(), page = 1, limit = limits.listPageSize } = query;
      const { status = 'all', orderBy = 'date', sortOrder = 'desc' } = query;
      if (!userId) throw rejectedLocally('User ID not found');
      if (!userIdPattern.test(userId)) throw rejectedLocally('Invalid user ID format');
      const wireQuery = { page, limit, status, orderBy, sortOrder };
      return readPage(await http.get(paths.transportsOfUser(userId), { ...options, query: wireQuery }));
    },

    /** An order by `_id` or order number; null when the answer has none in it [CLIENT-39] [DETAIL-02]. */
    async byId(id: string, options?: Options): Promise<ReceivedOrder | null> {
      const path = paths.transport(required(id, 'Transport ID is required'));
      const answer = await http.get(path, options);
      return readOrder(fieldsOf(answer).data ?? answer);
    },

    /** The waybill as PDF; `ApiError` 404 when there is none. */
    waybill,

    /**
     * The invoice of an order as PDF. An API without invoices of its own has its waybill shown in their
     * place; an order without either is an `ApiError` 404 (OPEN-83).
     */
    async invoice(order: { orderId: string; waybill?: string }, options?: Options): Promise<Blob> {
      const path = documentPaths.invoice?.replace('{orderId}', () => encodeURIComponent(order.orderId));
      if (path) return document(path, options);
      if (order.waybill) return waybill(order.waybill, options);
      throw new ApiError({ status: 404, message: 'Document not found' });
    },

    /** The road from one point to another; no routes when the answer has none [CLIENT-40]. */
    async directions(from: Point, to: Point, options?: Options): Promise<Directions> {
      const query = {
        origin_lat: from.lat,
        origin_lng: from.lng,
        destination_lat: to.lat,
        destination_lng: to.lng,
      };
      return readDirections(await http.get(paths.directions, { ...options, query }));
    },
  };
}
