/**
 * Path templates of every HTTP call. Path values are URL-encoded here and nowhere else.
 * Source: documents A§7 and B§7; the waybill and invoice paths are our completion (OPEN-82, OPEN-83).
 */
const segment = (value: string): string => encodeURIComponent(value);

export const paths = {
  login: '/api/v1/user/login',
  register: '/api/v1/user/register',
  socialSignIn: (provider: string) => `/api/v1/user/auth/${segment(provider)}`,
  /** Where a page gets the tokens of a sign-in that ended in a window, of an API with the capability `socialWindow`. */
  socialResult: '/api/v1/user/social-result',
  logout: '/api/v1/user/logout',
  refreshToken: '/api/v1/user/refresh-token',
  profile: '/api/v1/user/profile',
  profileImage: '/api/v1/user/profile-image',
  /** The order mails a customer has chosen to receive, for an API with the capability `orderMails`. */
  mailChoices: '/api/v1/user/mail-choices',
  /** The account's own sign-ins, of an API with the capability `signIns`. */
  signIns: '/api/v1/user/sign-ins',
  signIn: (id: string) => `/api/v1/user/sign-ins/${segment(id)}`,
  /** Codes of an authenticator app, of an API with the capability `secondFactor`. */
  secondFactor: '/api/v1/user/second-factor',
  secondFactorConfirm: '/api/v1/user/second-factor/confirm',
  secondFactorRecoveryCodes: '/api/v1/user/second-factor/recovery-codes',
  secondFactorOff: '/api/v1/user/second-factor/off',
  /** Where a sign-in that waits for a code gets its tokens. */
  secondFactorSignIn: '/api/v1/user/second-factor/sign-in',
  /** Where a partner's token is exchanged for a session, of an API with the capability `partnerSessions`. */
  partnerSession: '/api/v1/partner-sessions/token',
  verifyEmail: '/api/v1/user/verify-email',
  forgotPassword: '/api/auth/forgot-password',
  resetPassword: '/api/auth/reset-password',
  changePassword: '/api/auth/change-password',
  tracking: (orderId: string) => `/api/v1/transport/tracking/${segment(orderId)}`,
  validate: (orderId: string) => `/api/v1/transport/validate/${segment(orderId)}`,
  transports: '/api/v1/transport',
  transportsOfUser: (userId: string) => `/api/v1/transport/user/${segment(userId)}`,
  transport: (id: string) => `/api/v1/transport/${segment(id)}`,
  createFromRoute: (routeId: string) => `/api/v1/transport/create-from-route/${segment(routeId)}`,
  /** Finding own orders, by POST so that what is looked for is in no address, with the capability `orderSearch`. */
  orderSearch: '/api/v1/orders/search',
  /** The customer's saved addresses and parcels, of an API with the capability `addressBook`. */
  addressBook: '/api/v1/address-book',
  addressBookEntry: (id: string) => `/api/v1/address-book/${segment(id)}`,
  /** Orders that somebody else is to place, of an API with the capability `approvals`. */
  approvals: '/api/v1/approvals',
  approval: (id: string) => `/api/v1/approvals/${segment(id)}`,
  /** What a link leads to, by POST with its token in the body. */
  approvalOpening: '/api/v1/approvals/open',
  /** Boards of what comes, of an API with the capability `boards`. */
  boards: '/api/v1/boards',
  board: (id: string) => `/api/v1/boards/${segment(id)}`,
  /** What a board shows, by POST with its token in the body. */
  boardArrivals: '/api/v1/boards/arrivals',
  /** The links of an order, of an API with the capability `sharing`. */
  shares: (id: string) => `/api/v1/transport/${segment(id)}/shares`,
  share: (id: string, shareId: string) => `/api/v1/transport/${segment(id)}/shares/${segment(shareId)}`,
  /** What a link shows, by POST with its token in the body. */
  shared: '/api/v1/shared',
  /** Changes of an order under way, of an API with the capability `changes`. */
  changes: '/api/v1/changes',
  changesOfOrder: '/api/v1/changes/read',
  changeQuote: '/api/v1/changes/quote',
  changeWithdrawal: '/api/v1/changes/withdraw',
  changePictures: '/api/v1/changes/pictures',
  /** Reports that something is wrong with a delivery, of an API with the capability `claims`. */
  claims: '/api/v1/claims',
  claimsOfOrder: '/api/v1/claims/read',
  claimPictures: '/api/v1/claims/pictures',
  /** How an order is handed over, and what happened at the door, of an API with the capability `handover`. */
  handovers: '/api/v1/handovers/read',
  /** What cancelling an order costs, and by POST the cancelling, of an API with the capability `cancellation`. */
  cancellation: (id: string) => `/api/v1/transport/${segment(id)}/cancellation`,
  /** The delivery as a file for a calendar, of an API with the capability `sharing`. */
  calendar: (id: string) => `/api/v1/transport/${segment(id)}/calendar`,
  waybill: (waybill: string) => `/api/v1/transport/waybill/${segment(waybill)}`,
  invoice: (orderId: string) => `/api/v1/transport/invoice/${segment(orderId)}`,
  calculatePrice: '/api/v1/route/calculate-price',
  directions: '/api/v1/route/direction-api',
  capabilities: '/api/v1/capabilities',
  quote: '/api/v1/route/quote',
} as const;

/** Paths that an API links to, and that no client calls on its own. Apart from the others, so that pages do not load them. */
export const linkedPaths = {
  /** The page of a partner's figures, for holders of its link; the token is in the query. */
  partnerFigures: '/api/v1/partners/figures',
  /** Where a partner's server ends the sessions of a person, with the capability `partnerSessions`. */
  partnerLogout: '/api/v1/partner-sessions/logout',
  /** The link in a mail unsubscribes here without a login, by POST with the token in the query (RFC 8058). */
  unsubscribe: '/api/v1/user/mail-choices/unsubscribe',
  changePicture: (id: string) => `/api/v1/changes/pictures/${segment(id)}`,
  handoverPicture: (id: string) => `/api/v1/handovers/pictures/${segment(id)}`,
  emissionFactors: '/api/v1/emissions/factors',
  /** The lorries that drive empty today, for maps of pages; of an API with the capability `dates`. */
  emptyRuns: '/api/v1/empty-runs',
} as const;

/** Names the attempt to create one order, so that sending it twice creates it once. */
export const idempotencyHeader = 'Idempotency-Key';

/**
 * An API sends `true` in it, on the answers to price and create, when it recognises an order by its key. To any other
 * API an order is sent once and never again.
 */
export const idempotencySupportHeader = 'Idempotency-Supported';

/**
 * Identifies the browser to an API of another origin, whose pages send no cookies: the API returns `browserKey`
 * from register and login, and the client sends it in this header. An API that returns none never
 * receives the header.
 */
export const browserKeyHeader = 'Freight-Browser';

/** The publishable key of the partner whose page calls; sent by pages that have one (`data-key`). */
export const partnerKeyHeader = 'Freight-Key';

/** A web address to which a path can be added. */
export const withoutSlash = (address: string): string => address.replace(/\/+$/, '');
