import { firstPaths, idempotencyHeader, idempotencySupportHeader, type PriceQuote } from '@freight/contract';
import type { Core } from '#core/core.ts';
import { ApiError } from '#errors/apiError.ts';
import { messages } from '#errors/codes.ts';
import { fieldsOf } from '#fields/fields.ts';
import { parseBody } from '#http/body.ts';
import type { TransportDraft } from '#wire/draft.ts';
import { checkOrderRequest, type OrderAdditions, orderRequestOf } from '#wire/orderPayload.ts';
import { checkedPriceRequest, priceInputOf } from '#wire/pricePayload.ts';
import { type ReceivedOrder, readOrder } from '#wire/readOrder.ts';
import { readQuote } from '#wire/readRoute.ts';
import { found, type Options } from './answers.ts';

export interface CreateOptions extends Options, OrderAdditions {
  /** Names the attempt: an API that recognises it creates no second order when it is sent again. */
  idempotencyKey: string;
  /** ISO text of the moment the customer confirmed; to be repeated with the key. Defaults to now. */
  orderedAt?: string;
}

/** Creating an order may have to wait for a database that is under load. */
const createTimeout = 30_000;

/** From a draft to its price and its order. */
export function createOrdering({ send, session, language }: Pick<Core, 'send' | 'session' | 'language'>) {
  let recognisesKeys = false;

  async function bodyOf(call: Promise<Response>): Promise<unknown> {
    const response = await call;
    recognisesKeys = response.headers.get(idempotencySupportHeader)?.trim().toLowerCase() === 'true';
    return parseBody(await response.text());
  }

  return {
    /**
     * Whether the API declared, with its last price or order, that it recognises an order by its key. Only then may
     * the same order be sent again; any other API would create a second one.
     */
    recognisesKeys: () => recognisesKeys,

    /** A price in SEK for a draft; throws before sending when the draft is incomplete [CLIENT-35]. */
    async calculatePrice(draft: TransportDraft, { signal }: Options = {}): Promise<PriceQuote> {
      const json = checkedPriceRequest(priceInputOf(draft));
      const answer = await bodyOf(send('POST', firstPaths.calculatePrice, { json, signal }));
      return readQuote(found(answer, 'priceCalculationFailed'));
    },

    /**
     * Orders the transport of a draft that has a price [CLIENT-36] [ORDER-02]. An answer of 200 that neither contains
     * nor denies an order throws an `ApiError` with `invalidAnswer`: the order may exist.
     */
    async createFromRoute(draft: TransportDraft, options: CreateOptions): Promise<ReceivedOrder> {
      const { idempotencyKey, signal, orderedAt = new Date(session.serverTime()).toISOString() } = options;
      const request = orderRequestOf(draft, orderedAt, options);
      checkOrderRequest(request);
      const call = send('POST', firstPaths.createFromRoute(request.routeId), {
        json: request,
        signal,
        headers: {
          [idempotencyHeader]: idempotencyKey,
          ...(language ? { 'Accept-Language': language() } : {}),
        },
        timeout: createTimeout,
      });
      const answer = await bodyOf(call);
      const body = fieldsOf(answer);
      const order = readOrder(fieldsOf(body.data).transport ?? body.transport);
      if (order) return order;
      if (body.success === false) throw new ApiError({ status: 200, data: answer });
      const message = messages.orderSubmissionFailed;
      throw new ApiError({ status: 200, data: answer, code: 'invalidAnswer', message });
    },
  };
}
