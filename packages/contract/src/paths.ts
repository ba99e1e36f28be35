import { segment } from './segment.ts';

/** Path templates of the calls that most pages make. Source: documents A§7 and B§7. */
export const firstPaths = {
  login: '/api/v1/user/login',
  register: '/api/v1/user/register',
  socialSignIn: (provider: string) => `/api/v1/user/auth/${segment(provider)}`,
  /** Where a page gets the tokens of a sign-in that ended in a window, of an API with the capability `socialWindow`. */
  socialResult: '/api/v1/user/social-result',
  logout: '/api/v1/user/logout',
  refreshToken: '/api/v1/user/refresh-token',
  profile: '/api/v1/user/profile',
  profileImage: '/api/v1/user/profile-image',
  /** Where a sign-in that waits for a code gets its tokens. */
  secondFactorSignIn: '/api/v1/user/second-factor/sign-in',
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
  /** What a link shows, by POST with its token in the body. */
  shared: '/api/v1/shared',
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
