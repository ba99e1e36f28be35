import { idempotencyHeader, type PriceQuote, paths } from '@freight/contract';
import type { Core } from '#core.ts';
import { ApiError } from '#errors/apiError.ts';
import { found, type Options } from './answers.ts';
import type { TransportDraft } from './draft.ts';
import { fieldsOf } from './fields.ts';
import { checkOrderRequest, orderRequestOf } from './orderPayload.ts';
import { checkedPriceRequest, priceInputOf } from './pricePayload.ts';
import { type ReceivedOrder, readOrder } from './readOrder.ts';
import { readQuote } from './readRoute.ts';

export interface CreateOptions extends Options {
  /** Names the attempt: sent again with the same key, the server creates no second order. */
  idempotencyKey: string;
  /** ISO text of the moment the customer confirmed; to be repeated with the key. Now unless told. */
  orderedAt?: string;
}

/** Creating an order may have to wait for a database that is under load. */
const createTimeout = 30_000;

/** From a draft to its price and its order. */
export function createOrdering({ http, session }: Pick<Core, 'http' | 'session'>) {
  return {
    /** A price in SEK for a draft; throws before sending when the draft is incomplete [CLIENT-35]. */
    async calculatePrice(draft: TransportDraft, options?: Options): Promise<PriceQuote> {
      const request = checkedPriceRequest(priceInputOf(draft));
      const answer = await http.post(paths.calculatePrice, request, options);
      return readQuote(found(answer, 'priceCalculationFailed'));
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
      throw new ApiError({ status: 200, data: answer, code: 'orderSubmissionFailed' });
    },
  };
}
