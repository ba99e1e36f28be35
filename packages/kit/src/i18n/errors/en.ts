import type { ErrorCode } from '@freight/client';
import type { accountErrors } from '#i18n/accountErrors/en.ts';

/**
 * Codes with no sentence here: one element has words of its own for them, they are never shown, or the sentence of the
 * server is all there is to say. A new code does not compile until it is here or below.
 */
type SaidElsewhere =
  | 'unknown'
  | 'notFound'
  | 'userIdInvalid'
  | 'verificationLinkInvalid'
  | 'verificationLinkUsed'
  | 'verificationLinkExpired'
  | 'resetLinkInvalid'
  | 'resetLinkUsed'
  | 'resetLinkExpired'
  | 'secondFactorNeeded'
  | 'additionalDataRequired'
  | 'liveConnectFailed'
  | 'liveConnectionBroken'
  | 'liveNotConnected'
  | 'liveOrderFailed'
  | 'liveCancelFailed'
  | 'liveSubscriptionRefused'
  | 'signedOut'
  | 'noRefreshToken'
  | 'invalidRefreshAnswer'
  | 'loginFailed'
  | 'signUpFailed'
  | 'socialLoginFailed'
  | 'requestFailed'
  | 'verificationFailed'
  | 'passwordChangeFailed'
  | 'changedMeanwhile'
  | 'feeDiffers'
  | 'notClaimable'
  | 'claimTooLate'
  | 'claimDiffers'
  | 'claimPictureMissing'
  | 'tooManyClaims'
  | 'claimsNotAllowed'
  | 'changeTooLate'
  | 'changeDiffers'
  | 'changeDecided'
  | 'changePictureMissing'
  | 'tooManyChanges'
  | 'changesNotAllowed';

/** What a known failure is called, by its code; the documented sentences word for word. */
export const errors = {
  network: 'Network error. Please check your connection and try again.',
  timeout: 'Network error. Please check your connection and try again.',
  invalidAnswer: 'The server sent an answer that cannot be read. Please try again.',
  serverFailure: 'Something went wrong on the server',
  unavailable: 'The service cannot be reached right now. Please try again in a moment.',
  tooManyRequests: 'Too many attempts right now. Please wait a moment and try again.',
  'tooManyRequests.until': 'Too many attempts right now. Please try again in {minutes} minutes.',

  sessionExpired: 'Session expired, please log in again.',
  unauthorized: 'Please log in again.',
  tokenExpired: 'Please log in again.',
  noToken: 'Please log in first.',
  accessDenied: 'You do not have access to this.',
  loginNeeded: 'Please log in first.',
  userIdMissing: 'Please log in again.',

  userNotFound: 'User not found',
  emailUnverified: 'Please verify your email address',

  orderIdRequired: 'Order ID is required',
  packageNotFound: 'Package not found',
  trackingNotFound: 'Tracking data not found',
  trackingValidationFailed: 'Tracking validation failed',
  transportIdRequired: 'Transport ID is required',
  transportNotFound: 'Order not found',
  notCancellable: 'This order can no longer be cancelled',
  documentNotFound: 'Document not found',
  waybillNotFound: 'Waybill not found',
  invoiceNotFound: 'Invoice not found',
  invoiceNotIssued: 'The invoice is made when the order is confirmed',

  pickupRequired: 'Pickup location with address and coordinates is required',
  dropoffRequired: 'Dropoff location with address and coordinates is required',
  weightRequired: 'Valid weight is required',
  volumeRequired: 'Valid volume is required',
  fuelTypeRequired: 'Fuel type is required',
  packageTypeRequired: 'Package type is required',
  priceCalculationFailed: 'Price calculation failed',
  failedToCalculatePrice: 'Failed to calculate price',
  noRoute: 'No route found between these addresses.',
  routeIdRequired: 'Route ID is missing. Please recalculate the price.',
  routeNotFound: 'We no longer have this price. Please recalculate it.',
  priceExpired: 'The price has expired. Please recalculate the price.',
  approvalEnded: 'This order has been placed or withdrawn already.',
  runTaken: 'The empty lorry of that day is full or has left. Please recalculate the price.',
  packageChanged:
    'The addresses or the parcel have changed since the price was calculated. Please recalculate the price.',
  addressElsewhere:
    'The address and its place on the map do not belong together. Please choose the address again.',
  piecesInvalid: 'A piece lacks its weight or a side, or the pieces are too many or too much for one order.',
  pieceTooLong: 'No side may be longer than 13.6 metres.',
  dateOutOfRange: 'The date must lie between yesterday and one year ahead.',
  tooManyOrders: 'There have been too many orders in the last hour. Please try again later.',
  receiverRequired: 'Receiver contact information is required',
  dimensionsRequired: 'Valid package dimensions are required',
  orderSubmissionFailed: 'Failed to submit order. Please try again.',
  orderDiffers: 'This order was already sent with other details.',
} as const satisfies Record<
  Exclude<ErrorCode, SaidElsewhere | keyof typeof accountErrors> | 'tooManyRequests.until',
  string
>;
export default errors;
