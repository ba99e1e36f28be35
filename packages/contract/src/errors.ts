import { errorSentences as sentences } from './errorSentences.ts';

/** The answer to an error: the HTTP status, and a sentence in which `{name}` is a placeholder for a value. */
export interface ApiErrorAnswer {
  readonly status: number;
  readonly message: string;
}

const imageField = 'The image must be sent as the form field {field}';
const socialLogin = 'This login is not valid or was already used';

/**
 * Every refusal of the API by its code, which is sent beside the sentence as `code`. Sentences of the documents are
 * verbatim; codes are additional to the documents. The company's API may send the sentence alone.
 */
export const apiErrors = {
  // Any call.
  requestInvalid: { status: 400, message: 'The request is not valid' },
  addressInvalid: { status: 400, message: 'The address is not valid' },
  requestTooLarge: { status: 413, message: 'The request is too large' },
  requestNotJson: { status: 415, message: 'The request must be JSON' },
  bodyEmpty: { status: 400, message: 'The request body is empty' },
  bodyNotJson: { status: 400, message: 'The request body is not valid JSON' },
  bodyLengthWrong: { status: 400, message: 'The request body does not have the announced length' },
  bodyInvalid: { status: 400, message: 'The request body is missing or not valid' },
  fieldInvalid: { status: 400, message: 'The field {field} is missing or not valid' },
  textNotStorable: { status: 400, message: 'The request holds characters that cannot be stored' },
  notFound: { status: 404, message: sentences.notFound },
  tooManyAttempts: { status: 429, message: 'Too many attempts. Please try again in {seconds} seconds.' },
  tooManyRequests: { status: 429, message: sentences.tooManyRequests },
  serverFailure: { status: 500, message: sentences.serverFailure },
  unavailable: {
    status: 503,
    message: 'The server cannot be reached right now. Please try again in a moment.',
  },
  starting: { status: 503, message: 'The server is starting. Please try again in a moment.' },
  restarting: { status: 503, message: 'The server is restarting. Please try again in a moment.' },

  // The origin of the page that calls.
  'origin-not-allowed': { status: 403, message: 'Pages of this origin may not call this API' },
  'key-unknown': { status: 403, message: 'There is no partner with this key' },
  'sandboxed-page': { status: 403, message: 'A page in a sandbox may track and ask for prices only' },

  // The session.
  noToken: { status: 401, message: sentences.noToken },
  unauthorized: { status: 401, message: sentences.unauthorized },
  tokenExpired: { status: 401, message: sentences.tokenExpired },
  refreshTokenInvalid: { status: 401, message: 'Invalid refresh token' },
  refreshTokenExpired: { status: 401, message: 'Refresh token expired' },
  accessDenied: { status: 403, message: sentences.accessDenied },
  userIdInvalid: { status: 400, message: sentences.userIdInvalid },
  signInNotFound: { status: 404, message: 'This device is already logged out' },

  // Accounts.
  userNotFound: { status: 401, message: sentences.userNotFound },
  credentialsInvalid: { status: 401, message: sentences.credentialsInvalid },
  emailUnverified: { status: 403, message: sentences.emailUnverified },
  emailTaken: { status: 409, message: sentences.emailTaken },
  emailInvalid: { status: 400, message: sentences.emailInvalid },
  emailFixed: { status: 400, message: sentences.emailFixed },
  verificationLinkInvalid: { status: 400, message: sentences.verificationLinkInvalid },
  verificationLinkUsed: { status: 400, message: sentences.verificationLinkUsed },
  passwordNeeded: { status: 400, message: sentences.passwordNeeded },
  verificationLinkExpired: { status: 400, message: sentences.verificationLinkExpired },
  resetLinkInvalid: { status: 400, message: sentences.resetLinkInvalid },
  resetLinkUsed: { status: 400, message: sentences.resetLinkUsed },
  resetLinkExpired: { status: 400, message: sentences.resetLinkExpired },
  passwordTooShort: { status: 400, message: sentences.passwordTooShort },
  passwordTooCommon: { status: 400, message: sentences.passwordTooCommon },
  passwordWrong: { status: 400, message: sentences.passwordWrong },
  freshLoginNeeded: { status: 403, message: sentences.freshLoginNeeded },
  tooManyMails: {
    status: 429,
    message: 'Several mails are already on their way. Please try again in an hour.',
  },
  imageTooLarge: { status: 413, message: sentences.imageTooLarge },
  imageInvalid: { status: 400, message: sentences.imageInvalid },
  imageNotInForm: { status: 415, message: imageField },
  imageFieldMissing: { status: 400, message: imageField },
  onlyOneImage: { status: 400, message: 'Only one image can be sent' },
  formIncomplete: { status: 400, message: 'The form is not complete' },
  imageNotUploaded: { status: 400, message: 'A new profile image must be uploaded' },
  imageNotFound: { status: 404, message: 'There is no such image' },
  unsubscribeLinkInvalid: { status: 400, message: 'Invalid unsubscribe link' },

  // The second factor.
  codeIncorrect: { status: 400, message: 'The code is not correct' },
  secondFactorOn: { status: 409, message: 'Two-step login is already on' },
  freshLoginForSecondFactor: { status: 403, message: 'Please log in again to set up two-step login' },
  secondFactorSetUpOver: {
    status: 409,
    message: 'Setting up two-step login took too long. Please begin again.',
  },
  secondFactorSignInOver: { status: 401, message: 'This login took too long. Please log in again.' },

  // Sign-in by a provider.
  providerUnknown: { status: 404, message: '{provider} login is not configured' },
  providerUnavailable: { status: 424, message: '{provider} is not available right now' },
  providerRefused: { status: 401, message: '{provider} login failed' },
  providerCancelled: { status: 403, message: 'access_denied' },
  providerEmailUnverified: { status: 403, message: '{provider} has not verified your email address' },
  socialLoginInvalid: { status: 400, message: socialLogin },
  socialResultInvalid: { status: 401, message: socialLogin },
  socialLoginElsewhere: { status: 400, message: 'This login was started in another browser' },
  socialLoginExpired: { status: 400, message: 'This login has expired' },
  socialLoginConflict: { status: 409, message: 'Please try again' },

  // Sessions by partners.
  partnerTokenInvalid: { status: 400, message: 'The token is not signed with a key of the partner' },
  partnerTokenClaim: {
    status: 400,
    message: "The claim {claim} of the partner's token is missing or not valid",
  },
  partnerTokenElsewhere: { status: 400, message: "The partner's token is not meant for this API" },
  partnerTokenExpired: { status: 400, message: "The partner's token may be used for one minute only" },
  partnerTokenUsed: { status: 400, message: "The partner's token was already used" },
  grantTypeUnsupported: { status: 400, message: 'Only tokens of partners are exchanged here' },
  partnerSessionRefused: { status: 403, message: 'A login by a partner cannot do this' },

  approvalNotFound: { status: 404, message: 'This order is not waiting any more.' },
  approvalEnded: { status: 409, message: sentences.approvalEnded },
  tooManyApprovals: { status: 409, message: 'Too many orders are waiting for somebody else.' },

  boardNotFound: { status: 404, message: 'This board does not exist any more.' },
  tooManyBoards: { status: 409, message: 'There are too many boards already.' },

  watcherNotFound: { status: 404, message: 'This person is not told any more.' },
  watcherEnded: { status: 409, message: 'This person does not want to be told about the order.' },
  tooManyWatchers: { status: 409, message: 'Too many people are told about the order already.' },
  notWatchable: { status: 409, message: 'The order is over: there is nothing more to tell.' },

  addressBookFull: { status: 409, message: 'The address book is full' },

  // Prices.
  pickupRequired: { status: 400, message: sentences.pickupRequired },
  dropoffRequired: { status: 400, message: sentences.dropoffRequired },
  weightRequired: { status: 400, message: sentences.weightRequired },
  volumeRequired: { status: 400, message: sentences.volumeRequired },
  fuelTypeRequired: { status: 400, message: sentences.fuelTypeRequired },
  packageTypeRequired: { status: 400, message: sentences.packageTypeRequired },
  tooNear: {
    status: 400,
    message: 'Minimum distance is {minimum} KM. Current distance is {current} KM.',
  },
  noRoute: { status: 422, message: sentences.noRoute },
  addressElsewhere: { status: 400, message: 'The address and its place on the map do not belong together.' },
  piecesInvalid: {
    status: 400,
    message: 'A piece lacks its weight or a side, or the pieces are too many or too much for one order',
  },
  pieceTooLong: { status: 400, message: 'No side may be longer than 13.6 metres' },

  // Ordering.
  routeIdRequired: { status: 400, message: sentences.routeIdRequired },
  routeIdDiffers: { status: 400, message: 'The route ID of the order is not the one it was sent to' },
  routeNotFound: { status: 404, message: sentences.routeNotFound },
  priceExpired: { status: 410, message: sentences.priceExpired },
  runTaken: { status: 410, message: sentences.runTaken },
  packageChanged: { status: 400, message: sentences.packageChanged },
  additionalDataRequired: { status: 400, message: sentences.additionalDataRequired },
  receiverRequired: { status: 400, message: sentences.receiverRequired },
  dimensionsRequired: { status: 400, message: sentences.dimensionsRequired },
  dateOutOfRange: {
    status: 400,
    message: 'The scheduled date must lie between yesterday and one year ahead',
  },
  tooManyOrders: { status: 429, message: sentences.tooManyOrders },
  orderQueueFull: {
    status: 503,
    message: 'Too many orders at the moment. Please try again in a few seconds.',
  },
  idempotencyKeyInvalid: { status: 400, message: 'The {header} must be 1 to 200 plain characters' },
  orderDiffers: { status: 409, message: sentences.orderDiffers },

  // Orders and tracking.
  orderIdRequired: { status: 400, message: sentences.orderIdRequired },
  transportIdRequired: { status: 400, message: sentences.transportIdRequired },
  packageNotFound: { status: 404, message: sentences.packageNotFound },
  transportNotFound: { status: 404, message: sentences.transportNotFound },
  notCancellable: { status: 409, message: sentences.notCancellable },
  waybillNotFound: { status: 404, message: sentences.waybillNotFound },
  invoiceNotFound: { status: 404, message: sentences.invoiceNotFound },
  invoiceNotIssued: { status: 404, message: sentences.invoiceNotIssued },

  // Sharing.
  linkNotFound: { status: 404, message: 'Link not found' },
  tooManyLinks: {
    status: 409,
    message: 'This order has too many links. Withdraw one that is no longer needed.',
  },
  notShareable: { status: 409, message: 'This order can no longer be shared' },
  noDeliveryExpected: { status: 404, message: 'No delivery is expected' },

  // Changes.
  changeTooLate: { status: 409, message: 'It is too late to change this.' },
  changeDiffers: { status: 409, message: 'This change was already sent with other contents.' },
  changedMeanwhile: { status: 409, message: 'Something else was changed meanwhile.' },
  feeDiffers: { status: 409, message: 'The price of this change is another one now.' },
  changeDecided: { status: 409, message: 'This change has been decided already.' },
  changePictureMissing: { status: 409, message: 'The picture is missing. Please add it again.' },
  tooManyChanges: { status: 409, message: 'This order has been changed too often.' },
  changesNotAllowed: { status: 403, message: 'This link does not allow changes.' },

  // Claims.
  notClaimable: { status: 409, message: 'Only a delivered order can be reported.' },
  claimTooLate: { status: 409, message: 'The time to report this is over.' },
  claimDiffers: { status: 409, message: 'This report was already sent with other contents.' },
  claimPictureMissing: { status: 409, message: 'A picture is missing. Please add it again.' },
  tooManyClaims: { status: 409, message: 'This order has been reported too often.' },
  tooManyPictures: { status: 409, message: 'Too many pictures of this order have not been used' },
  claimsNotAllowed: { status: 403, message: 'This link does not allow reports.' },

  // Handovers.
  handoverNotAllowed: { status: 403, message: 'This link does not show the handover.' },

  // The live socket.
  disconnected: { status: 400, message: 'Disconnected' },
  tooManySubscriptions: { status: 429, message: 'Too many subscriptions' },

  // The demo's mail box, pages for frames, oEmbed.
  mailboxElsewhere: { status: 403, message: 'The mail box opens only on the machine of the server' },
  mailNotFound: { status: 404, message: 'There is no such mail' },
  mailFileNotFound: { status: 404, message: 'There is no such file' },
  pageOriginMissing: { status: 400, message: 'The origin of the page is missing' },
  pageAddressInvalid: { status: 400, message: 'The address of the page is missing or not valid' },
  onlyJson: { status: 501, message: 'Only JSON is answered' },
  nothingToShow: { status: 404, message: 'There is nothing to show for this address' },
} as const satisfies Record<string, ApiErrorAnswer>;

export type ApiErrorCode = keyof typeof apiErrors;

/** The sentence of an error with its values in it. */
export const errorMessage = (
  code: ApiErrorCode,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  apiErrors[code].message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
