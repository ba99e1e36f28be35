import { type CodedError, errorSentences } from '@freight/contract';

/**
 * Every failure that the client has a name for, with its sentence: those an API sends, and those the client itself
 * finds, with the documented sentence if there is one.
 */
export const messages = {
  ...errorSentences,
  network: 'Network error. Please check your connection and try again.',
  timeout: 'Network error. Please check your connection and try again.',
  invalidAnswer: 'The answer of the server cannot be read',
  unavailable: 'The service cannot be reached right now',
  liveConnectFailed: 'Failed to connect to socket.',
  liveConnectionBroken: 'Socket connection error.',
  liveNotConnected: 'Socket not connected. Cannot create transport with real-time updates.',
  liveOrderFailed: 'Socket not connected. Failed to create transport.',
  liveCancelFailed: 'Failed to cancel transport.',
  liveSubscriptionRefused: 'Subscription refused',
  signedOut: 'Signed out',
  sessionExpired: 'Session expired, please login again',
  noRefreshToken: 'No refresh token available',
  invalidRefreshAnswer: 'Invalid refresh response from server',
  loginNeeded: 'You must log in to view order details.',
  userIdMissing: 'User ID not found',
  loginFailed: 'Login failed',
  signUpFailed: 'Failed to create account. Please try again.',
  socialLoginFailed: '{provider} login failed. Please try again.',
  requestFailed: 'Request failed',
  verificationFailed: 'Verification failed',
  passwordChangeFailed: 'Failed to change password',
  trackingNotFound: 'Tracking data not found',
  trackingValidationFailed: 'Tracking validation failed',
  documentNotFound: 'Document not found',
  priceCalculationFailed: 'Price calculation failed',
  failedToCalculatePrice: 'Failed to calculate price',
  orderSubmissionFailed: 'Failed to submit order. Please try again.',
} as const;

/** The kind of failure; `unknown` when only the server's own sentence describes it. */
export type ErrorCode = keyof typeof messages | CodedError | 'unknown';

const plain = (sentence: string) => sentence.trim().replace(/\.$/, '').toLowerCase();

// If two codes share a sentence the first one applies: an answer from an API is never a time-out.
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

/** A name like `claimTooLate`, which may be of a newer API; the list of those would be on every page. */
const isCode = (sent: unknown): sent is ErrorCode =>
  typeof sent === 'string' && /^[a-z]+(?:[A-Z][a-z]+)+$/.test(sent) && !(sent in {});

const byWords = (said: string): ErrorCode | undefined =>
  bySentence.get(plain(said)) ?? wordings.find(([wording]) => wording.test(said))?.[1];

/**
 * The code of an answer: the one the API sent, else that of its sentence, or of its status if it sent no sentence. The
 * one place that reads sentences, for APIs that send no codes, or codes of their own.
 */
export function codeOfAnswer(status: number, said: string | undefined, sent?: unknown): ErrorCode {
  if (Object.hasOwn(messages, String(sent))) return sent as ErrorCode;
  const read = said === undefined ? byStatus[status] : byWords(said);
  if (read) return read;
  if (isCode(sent)) return sent;
  return said === undefined && status >= 500 ? 'serverFailure' : 'unknown';
}
