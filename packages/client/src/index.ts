/** The client of the API: calls, errors, payload builders, the live socket. */
export { createAccounts, type Done, type ProfileChange, type Verification } from '#api/accounts.ts';
export { createCapabilities } from '#api/capabilities.ts';
export type { DraftPlace, TransportDraft } from '#api/draft.ts';
export { createMailChoices } from '#api/mailChoices.ts';
export { type CreateOptions, createOrdering } from '#api/ordering.ts';
export { checkOrderRequest, orderRequestOf } from '#api/orderPayload.ts';
export { createOrders, type PageQuery } from '#api/orders.ts';
export { placedOrder } from '#api/placedOrder.ts';
export { checkedPriceRequest, type PriceInput, priceInputOf, wireFuelType } from '#api/pricePayload.ts';
export { createQuotes, type QuoteInput } from '#api/quotes.ts';
export { type ReceivedOrder, type ReceivedPage, readOrder, readPage } from '#api/readOrder.ts';
export { readProfile } from '#api/readProfile.ts';
export { readTracking } from '#api/readTracking.ts';
export { createSecondFactor } from '#api/secondFactor.ts';
export { createSharing } from '#api/sharing.ts';
export { createSignIns } from '#api/signIns.ts';
export { createTracking } from '#api/tracking.ts';
export {
  ApiError,
  errorCode,
  isAborted,
  LiveError,
  NetworkError,
  secondFactorToken,
  serverMessage,
} from '#errors/apiError.ts';
export { type ErrorCode, messages } from '#errors/codes.ts';
export type { Http, RequestOptions } from '#http/http.ts';
export { isOfThisSession } from '#http/rejections.ts';
export type { Live, LiveHandlers, LiveState } from '#live/api.ts';
export { type Client, clientOf, createClient } from './client.ts';
export { type ClientOptions, type Core, createCore, type DocumentPaths } from './core.ts';
