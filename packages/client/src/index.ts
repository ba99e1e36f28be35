/** The client of the API: calls, errors, payload builders, the live socket. */
export { createAccounts, type Done, type ProfileChange, type Verification } from '#api/accounts.ts';
export { createAddressBook, noAddress, noParcel } from '#api/addressBook.ts';
export { createApprovals } from '#api/approvals.ts';
export { type BoardContents, createBoards } from '#api/boards.ts';
export { createCancellation } from '#api/cancellation.ts';
export { createCapabilities, type KnownSenders } from '#api/capabilities.ts';
export { changesInRefusal, createChanges, type NewChange } from '#api/changes.ts';
export { createClaims, type NewClaim, readClaim } from '#api/claims.ts';
export { createHandovers, offeredHandovers } from '#api/handovers.ts';
export { createMailChoices } from '#api/mailChoices.ts';
export { type CreateOptions, createOrdering } from '#api/ordering.ts';
export { createOrderSearch, type FoundOrders } from '#api/orderSearch.ts';
export { createOrders, type PageQuery } from '#api/orders.ts';
export { createPartnerSessions } from '#api/partnerSessions.ts';
export { createQuotes, type QuoteInput } from '#api/quotes.ts';
export { createSecondFactor } from '#api/secondFactor.ts';
export { createSharing } from '#api/sharing.ts';
export { createSignIns } from '#api/signIns.ts';
export { createTracking } from '#api/tracking.ts';
export { createWatchers } from '#api/watchers.ts';
export { type ClientOptions, type Core, createCore, type DocumentPaths } from '#core/core.ts';
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
export type { DraftPlace, TransportDraft } from './wire/draft.ts';
export { checkOrderRequest, type OrderAdditions, orderRequestOf } from './wire/orderPayload.ts';
export { placedOrder } from './wire/placedOrder.ts';
export { checkedPriceRequest, type PriceInput, priceInputOf, wireFuelType } from './wire/pricePayload.ts';
export type { Arrival } from './wire/readArrivalWindow.ts';
export { type ReceivedOrder, type ReceivedPage, readOrder, readPage } from './wire/readOrder.ts';
export { readProfile } from './wire/readProfile.ts';
export { type ReceivedTracking, readTracking } from './wire/readTracking.ts';
export { allPieces } from './wire/sentPieces.ts';
