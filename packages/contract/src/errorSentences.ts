/**
 * The exact sentence an API sends for each failure that has a name: the one from the documents where they have one.
 * Light, because the client recognises an API that sends no `code` by it. Statuses and all other failures: `errors.ts`.
 */
export const errorSentences = {
  serverFailure: 'Something went wrong on the server',
  notFound: 'Not found',
  tooManyRequests: 'The server is busy. Please try again in a moment.',
  unauthorized: 'Invalid token',
  tokenExpired: 'Token expired',
  noToken: 'No token',
  accessDenied: 'Access denied',
  userIdInvalid: 'Invalid user ID format',
  userNotFound: 'User not found',
  credentialsInvalid: 'Invalid email or password',
  emailUnverified: 'Please verify your email address',
  emailTaken: 'An account with this email already exists',
  emailInvalid: 'Please enter a valid email address',
  emailFixed: 'The email address cannot be changed',
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
  secondFactorNeeded: 'Please enter the code from your authenticator app',
  imageTooLarge: 'File size must be less than 2MB',
  imageInvalid: 'Please select a valid image file',
  orderIdRequired: 'Order ID is required',
  packageNotFound: 'Package not found',
  transportIdRequired: 'Transport ID is required',
  transportNotFound: 'Transport not found',
  notCancellable: 'The transport can no longer be cancelled',
  waybillNotFound: 'Waybill not found',
  invoiceNotFound: 'Invoice not found',
  invoiceNotIssued: 'The invoice is made when the order is confirmed',
  pickupRequired: 'Pickup location with address and coordinates is required',
  dropoffRequired: 'Dropoff location with address and coordinates is required',
  weightRequired: 'Valid weight is required',
  volumeRequired: 'Valid volume is required',
  fuelTypeRequired: 'Fuel type is required',
  packageTypeRequired: 'Package type is required',
  noRoute: 'No route found between these addresses.',
  routeIdRequired: 'Route ID is required',
  routeNotFound: 'Route not found. Please recalculate the price.',
  priceExpired: 'The price has expired. Please recalculate the price.',
  approvalEnded: 'This order has been placed or withdrawn already.',
  runTaken: 'The empty lorry of that day is full or has left. Please recalculate the price.',
  packageChanged:
    'The addresses or the package have changed since the price was calculated. Please recalculate the price.',
  tooManyOrders: 'Too many orders in the last hour. Please try again later.',
  additionalDataRequired: 'Additional data is required',
  receiverRequired: 'Receiver contact information is required',
  dimensionsRequired: 'Valid package dimensions are required',
  orderDiffers: 'This order was already sent with other contents.',
} as const;

/**
 * Failures that the documents do not have. An API that reports one sends its code, so that no page needs the sentence to
 * recognise it.
 */
export type CodedError =
  | 'tooManyMails'
  | 'addressElsewhere'
  | 'piecesInvalid'
  | 'pieceTooLong'
  | 'dateOutOfRange'
  | 'changeTooLate'
  | 'changeDiffers'
  | 'changedMeanwhile'
  | 'feeDiffers'
  | 'changeDecided'
  | 'changePictureMissing'
  | 'tooManyChanges'
  | 'changesNotAllowed'
  | 'notClaimable'
  | 'claimTooLate'
  | 'claimDiffers'
  | 'claimPictureMissing'
  | 'tooManyClaims'
  | 'claimsNotAllowed';
