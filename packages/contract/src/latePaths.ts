import { segment } from './segment.ts';

/** Path templates of calls that pages make late or never: of screens for some, and of capabilities. */
export const latePaths = {
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
  /** Where a partner's token is exchanged for a session, of an API with the capability `partnerSessions`. */
  partnerSession: '/api/v1/partner-sessions/token',
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
  /** Who else is told about an order, of an API with the capability `watchers`. */
  watchers: (id: string) => `/api/v1/transport/${segment(id)}/watchers`,
  watcher: (id: string, watcherId: string) =>
    `/api/v1/transport/${segment(id)}/watchers/${segment(watcherId)}`,
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
} as const;
