import { idempotencyHeader, idempotencySupportHeader, linkedPaths, paths } from '@freight/contract';
import { group, priceRefusals } from './operation.ts';

const prices = group({ tag: 'Prices' })({
  calculatePrice: {
    call: `POST ${paths.calculatePrice}`,
    summary: `A price with the route id an order is made from; \`${idempotencySupportHeader}: true\` in the answer promises that orders are known by their key`,
    token: 'optional',
    body: 'calculatePriceRequest',
    answers: [{ description: 'The price in SEK.', schema: 'priceAnswer' }],
    refusals: [
      ...priceRefusals,
      'volumeRequired',
      'fuelTypeRequired',
      'packageTypeRequired',
      'tooManyAttempts',
    ],
  },
  quote: {
    call: `POST ${paths.quote}`,
    summary: 'A price before anybody signs in, for two points and a size',
    token: 'optional',
    capability: 'quotes',
    body: 'quoteRequest',
    answers: [{ description: 'The lowest price in SEK.', schema: 'quoteAnswer' }],
    refusals: [...priceRefusals, 'volumeRequired', 'dimensionsRequired', 'tooManyAttempts'],
  },
  readEmissionFactors: {
    call: `GET ${linkedPaths.emissionFactors}`,
    summary: 'How emissions are counted',
    capability: 'emissions',
    answers: [{ description: 'The method with its figures and sources.', schema: 'emissionMethodAnswer' }],
  },
  readEmptyRuns: {
    call: `GET ${linkedPaths.emptyRuns}`,
    summary: 'The lorries with room that drive empty today, or on the next day on which any does',
    capability: 'dates',
    answers: [{ description: 'In the order in which they leave.', schema: 'comingRunsAnswer' }],
  },
});

const orders = group({ tag: 'Orders', token: 'required' })({
  createOrder: {
    call: `POST ${paths.createFromRoute('{routeId}')}`,
    summary: 'Orders a transport by the route id of a price',
    headers: { [idempotencyHeader]: 'Names the attempt, so that sending it twice creates one order.' },
    body: 'createFromRoute',
    answers: [
      { status: 201, description: 'The order.', schema: 'createAnswer' },
      { description: 'The order that was made by the same key before.', schema: 'createAnswer' },
    ],
    refusals: [
      'routeIdRequired',
      'routeIdDiffers',
      'routeNotFound',
      'priceExpired',
      'runTaken',
      'packageChanged',
      'additionalDataRequired',
      'receiverRequired',
      'dimensionsRequired',
      'dateOutOfRange',
      'addressElsewhere',
      'piecesInvalid',
      'pieceTooLong',
      'tooNear',
      'noRoute',
      'idempotencyKeyInvalid',
      'orderDiffers',
      'tooManyOrders',
      'tooManyAttempts',
      'orderQueueFull',
      'userNotFound',
    ],
  },
  listOrders: {
    call: `GET ${paths.transports}`,
    summary: 'All own orders in one answer',
    answers: [{ description: 'The orders.', schema: 'ordersAnswer' }],
  },
  listOrdersOfUser: {
    call: `GET ${paths.transportsOfUser('{userId}')}`,
    summary: 'The own orders, page by page',
    querySchema: 'orderPageQuery',
    answers: [{ description: 'A page of orders.', schema: 'orderPageAnswer' }],
    refusals: ['userIdInvalid', 'accessDenied'],
  },
  searchOrders: {
    call: `POST ${paths.orderSearch}`,
    summary: 'Finds own orders by words, days, state and direction, page by page',
    capability: 'orderSearch',
    body: 'orderSearchRequest',
    answers: [
      { description: 'A page of what was found, with the sums of all of it.', schema: 'orderSearchAnswer' },
    ],
  },
  readOrder: {
    call: `GET ${paths.transport('{id}')}`,
    summary: 'An own order by its `_id` or its `orderId`',
    answers: [{ description: 'The order.', schema: 'orderAnswer' }],
    refusals: ['transportIdRequired', 'transportNotFound'],
  },
  readWaybill: {
    call: `GET ${paths.waybill('{waybill}')}`,
    summary: 'The waybill as a document',
    answers: [{ description: 'The waybill.', type: 'application/pdf' }],
    refusals: ['waybillNotFound'],
  },
  readInvoice: {
    call: `GET ${paths.invoice('{orderId}')}`,
    summary: 'The invoice as a document; a credit note after a cancellation',
    answers: [{ description: 'The invoice.', type: 'application/pdf' }],
    refusals: ['invoiceNotFound', 'invoiceNotIssued'],
  },
});

const tracking = group({ tag: 'Tracking' })({
  validateOrderNumber: {
    call: `GET ${paths.validate('{orderId}')}`,
    summary: 'Whether an order number is one',
    answers: [{ description: 'It is.', schema: 'validationAnswer' }],
    refusals: ['orderIdRequired', 'packageNotFound', 'tooManyAttempts'],
  },
  trackOrder: {
    call: `GET ${paths.tracking('{orderId}')}`,
    summary: 'What anybody with the number of an order may see; the token of its customer shows all of it',
    token: 'optional',
    answers: [{ description: 'The delivery.', schema: ['trackingAnswer', 'reducedTrackingAnswer'] }],
    refusals: ['orderIdRequired', 'packageNotFound', 'tooManyAttempts'],
  },
});

const cancelling = group({ tag: 'Orders', token: 'required', capability: 'cancellation' })({
  readCancellation: {
    call: `GET ${paths.cancellation('{id}')}`,
    summary: 'What cancelling an order costs and returns, and whether it still can be',
    answers: [{ description: 'The conditions now.', schema: 'cancellationAnswer' }],
    refusals: ['transportNotFound'],
  },
  cancelOrder: {
    call: `POST ${paths.cancellation('{id}')}`,
    summary: 'Cancels an order until it is picked up; repeating the call changes nothing',
    answers: [{ description: 'The order is cancelled.', schema: 'cancellationAnswer' }],
    refusals: ['transportNotFound', 'notCancellable'],
  },
});

const shares = paths.shares('{id}');
const share = paths.share('{id}', '{shareId}');
const sharing = group({ tag: 'Sharing', capability: 'sharing' })({
  listShares: {
    call: `GET ${shares}`,
    summary: 'The links by which an order is followed without a login',
    token: 'required',
    answers: [{ description: 'The links, without their tokens.', schema: 'sharesAnswer' }],
    refusals: ['transportNotFound'],
  },
  createShare: {
    call: `POST ${shares}`,
    summary: 'Makes a link',
    token: 'required',
    body: 'shareRequest',
    answers: [
      { status: 201, description: 'The link, with its address this once.', schema: 'newShareAnswer' },
    ],
    refusals: ['transportNotFound', 'tooManyLinks', 'notShareable'],
  },
  changeShare: {
    call: `PATCH ${share}`,
    summary: 'Changes what a link shows',
    token: 'required',
    body: 'shareRequest',
    answers: [{ description: 'The link.', schema: 'shareAnswer' }],
    refusals: ['transportNotFound', 'linkNotFound'],
  },
  endShare: {
    call: `DELETE ${share}`,
    summary: 'Ends a link',
    token: 'required',
    answers: [{ description: 'The link shows nothing any more.', schema: 'messageAnswer' }],
    refusals: ['transportNotFound', 'linkNotFound'],
  },
  readCalendar: {
    call: `GET ${paths.calendar('{id}')}`,
    summary: 'The expected delivery as a file for a calendar',
    token: 'required',
    answers: [{ description: 'The delivery (RFC 5545).', type: 'text/calendar' }],
    refusals: ['transportNotFound', 'noDeliveryExpected'],
  },
  readShared: {
    call: `POST ${paths.shared}`,
    summary: 'What a link shows, by the token behind its `#`',
    body: 'sharedRequest',
    answers: [{ description: 'As much of the order as the link shows.', schema: 'sharedAnswer' }],
    refusals: ['packageNotFound', 'tooManyAttempts'],
  },
});

export const orderOperations = [...prices, ...orders, ...tracking, ...cancelling, ...sharing];
