/** The door to the API: calls, errors, payload builders, the live socket. */
export type { Done, ProfileChange, Verification } from '#api/accounts.ts';
export type { DraftPlace, TransportDraft } from '#api/draft.ts';
export { checkOrderRequest, orderRequestOf } from '#api/orderPayload.ts';
export { checkedPriceRequest, type PriceInput, priceInputOf, wireFuelType } from '#api/pricePayload.ts';
export { type ReceivedOrder, type ReceivedPage, readOrder, readPage } from '#api/readOrder.ts';
export { readProfile } from '#api/readProfile.ts';
export { readTracking } from '#api/readTracking.ts';
export type { CreateOptions, DocumentPaths, PageQuery } from '#api/transports.ts';
export { ApiError, isAborted, NetworkError, serverMessage } from '#errors/apiError.ts';
export type { Http, RequestOptions } from '#http/http.ts';
export type { Live, LiveHandlers, LiveState } from '#live/api.ts';
export { type Client, type ClientOptions, createClient } from './client.ts';
