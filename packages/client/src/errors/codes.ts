/**
 * Every failure that has a code, with its sentence: the documented one if there is one, else the reference API's. The
 * client throws its own errors with this sentence, and recognises an API's errors by it.
 */
export const messages = {
  // Transport.
  network: 'Network error. Please check your connection and try again.',
  timeout: 'Network error. Please check your connection and try again.',
  invalidAnswer: 'The answer of the server cannot be read',
  serverFailure: 'Something went wrong on the server',
  unavailable: 'The service cannot be reached right now',
  notFound: 'Not found',
  tooManyRequests: 'The server is busy. Please try again in a moment.',

  // The live socket.
  liveConnectFailed: 'Failed to connect to socket.',
  liveConnectionBroken: 'Socket connection error.',
  liveNotConnected: 'Socket not connected. Cannot create transport with real-time updates.',
  liveOrderFailed: 'Socket not connected. Failed to create transport.',
  liveCancelFailed: 'Failed to cancel transport.',
  liveSubscriptionRefused: 'Subscription refused',

  // The session.
  signedOut: 'Signed out',
  sessionExpired: 'Session expired, please login again',
  noRefreshToken: 'No refresh token available',
  invalidRefreshAnswer: 'Invalid refresh response from server',
  unauthorized: 'Invalid token',
  tokenExpired: 'Token expired',
  noToken: 'No token',
  accessDenied: 'Access denied',
  loginNeeded: 'You must log in to view order details.',
  userIdMissing: 'User ID not found',
  userIdInvalid: 'Invalid user ID format',

  // Accounts.
  userNotFound: 'User not found',
  loginFailed: 'Login failed',
  credentialsInvalid: 'Invalid email or password',
  emailUnverified: 'Please verify your email address',
  emailTaken: 'An account with this email already exists',
  emailInvalid: 'Please enter a valid email address',
  emailFixed: 'The email address cannot be changed',
  signUpFailed: 'Failed to create account. Please try again.',
  socialLoginFailed: '{provider} login failed. Please try again.',
  requestFailed: 'Request failed',
  verificationFailed: 'Verification failed',
  verificationLinkInvalid: 'Invalid verification link.',
  verificationLinkUsed: 'This verification link has already been used.',
  verificationLinkExpired: 'This verification link has expired.',
  resetLinkInvalid: 'Invalid reset link.',
  resetLinkUsed: 'This reset link has already been used.',
  resetLinkExpired: 'This reset link has expired.',
  passwordTooShort: 'Password must be at least 8 characters',
  passwordTooCommon: 'This password is too common. Please choose another one.',
  passwordNeeded: 'Please choose a password',
  freshLoginNeeded: 'Please log in again to choose a password',
  passwordWrong: 'The current password is not correct',
  passwordChangeFailed: 'Failed to change password',
  secondFactorNeeded: 'Please enter the code from your authenticator app',
  tooManyMails: 'Several mails are already on their way. Please try again in an hour.',
  mailUndeliverable: 'No mail can be delivered to this address.',
  mailFailed: 'The mail could not be sent. Please try again later.',
  imageTooLarge: 'File size must be less than 2MB',
  imageInvalid: 'Please select a valid image file',

  // Tracking and orders.
  orderIdRequired: 'Order ID is required',
  packageNotFound: 'Package not found',
  trackingNotFound: 'Tracking data not found',
  trackingValidationFailed: 'Tracking validation failed',
  transportIdRequired: 'Transport ID is required',
  transportNotFound: 'Transport not found',
  notCancellable: 'The transport can no longer be cancelled',
  documentNotFound: 'Document not found',
  waybillNotFound: 'Waybill not found',
  invoiceNotFound: 'Invoice not found',
  invoiceNotIssued: 'The invoice is made when the order is confirmed',

  // Price and order.
  pickupRequired: 'Pickup location with address and coordinates is required',
  dropoffRequired: 'Dropoff location with address and coordinates is required',
  weightRequired: 'Valid weight is required',
  volumeRequired: 'Valid volume is required',
  fuelTypeRequired: 'Fuel type is required',
  packageTypeRequired: 'Package type is required',
  priceCalculationFailed: 'Price calculation failed',
  failedToCalculatePrice: 'Failed to calculate price',
  noRoute: 'No route found between these addresses.',
  routeIdRequired: 'Route ID is required',
  routeNotFound: 'Route not found. Please recalculate the price.',
  priceExpired: 'The price has expired. Please recalculate the price.',
  packageChanged:
    'The addresses or the package have changed since the price was calculated. Please recalculate the price.',
  addressElsewhere: 'The address and its place on the map do not belong together.',
  pieceTooLong: 'No side may be longer than 13.6 metres',
  dateOutOfRange: 'The scheduled date must lie between yesterday and one year ahead',
  tooManyOrders: 'Too many orders in the last hour. Please try again later.',
  additionalDataRequired: 'Additional data is required',
  receiverRequired: 'Receiver contact information is required',
  dimensionsRequired: 'Valid package dimensions are required',
  orderSubmissionFailed: 'Failed to submit order. Please try again.',
  orderDiffers: 'This order was already sent with other contents.',
} as const;

/** What kind of failure it is; `unknown` when only the server's own sentence can tell. */
export type ErrorCode = keyof typeof messages | 'unknown';

const plain = (sentence: string) => sentence.trim().replace(/\.$/, '').toLowerCase();

// Where two have one sentence the first counts: what an API says is never a time-out.
const bySentence = new Map<string, ErrorCode>();
for (const [code, sentence] of Object.entries(messages)) {
  if (!bySentence.has(plain(sentence))) bySentence.set(plain(sentence), code as ErrorCode);
}

/** Other wordings, anywhere in a sentence; LIST-22 names the Swedish one (OPEN-26). */
const wordings: readonly (readonly [RegExp, ErrorCode])[] = [
  [/access denied/i, 'accessDenied'],
  [/no token/i, 'noToken'],
  [/user id not found/i, 'userIdMissing'],
  [/logga in/i, 'loginNeeded'],
  [/^too many attempts\b/i, 'tooManyRequests'],
];

const byStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'unauthorized',
  404: 'notFound',
  429: 'tooManyRequests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** The one place that reads sentences: the code of what an API said, else of its status when it said nothing. */
export function codeOfAnswer(status: number, said: string | undefined): ErrorCode {
  if (said === undefined) return byStatus[status] ?? (status >= 500 ? 'serverFailure' : 'unknown');
  return bySentence.get(plain(said)) ?? wordings.find(([wording]) => wording.test(said))?.[1] ?? 'unknown';
}
