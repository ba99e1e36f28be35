/**
 * What an API may have beyond the documented contract, each with the version that this contract describes. A version
 * only gets additions; a change that older pages cannot handle gets a new version.
 *
 * - `quotes`: a price without a sign-in, `POST /api/v1/route/quote`.
 * - `emissions`: kilograms of CO2e on quotes, prices, orders and tracking, and the sum of a year.
 * - `sharing`: links by which an order can be passed on.
 * - `orderMails`: mails about an order, and the choice of which.
 * - `socialWindow`: signing in by a provider in a window of its own, for pages of other origins.
 * - `signIns`: the list of the account's own sign-ins, each of which can be ended.
 * - `cancellation`: what cancelling an order costs and returns, and the call that cancels it.
 * - `promises`: the arrivals that were promised, and why they moved.
 * - `changes`: what customers, and holders of a link that allows it, change about an order under way.
 * - `claims`: reports that something is wrong with a delivery, and the company's answers.
 * - `handover`: how the goods are handed over, chosen when ordering, and what happened at the door.
 * - `references`: the page's own name for an order, sent with it and returned with it.
 * - `orderSearch`: finding own orders by words, days, state and direction, with the sums of what is found.
 * - `dates`: the days on which goods can be fetched, with their prices; a lorry that drives that way empty is cheaper.
 * - `pieces`: pieces of different sizes in one order.
 * - `approvals`: orders that are finished by one person and placed by another.
 * - `watchers`: further people who get mails about an order.
 * - `boards`: what comes to a place, for a screen without a login.
 * - `addressBook`: addresses and parcels that the customer has saved, on every device.
 * - `senders`: from whom messages of the company come, so that a page can judge one that was pasted.
 * - `testData`: package IDs of which each shows another state, for people who try the elements.
 * - `secondFactor`: codes of an authenticator app, asked for after password or provider.
 * - `partnerSessions`: sessions of persons whom a partner has signed in on its own page.
 */
export const capabilityVersions = {
  quotes: 1,
  emissions: 1,
  sharing: 1,
  orderMails: 1,
  socialWindow: 1,
  signIns: 1,
  cancellation: 1,
  promises: 1,
  changes: 1,
  claims: 1,
  handover: 1,
  references: 1,
  orderSearch: 1,
  dates: 1,
  pieces: 1,
  approvals: 1,
  watchers: 1,
  boards: 1,
  addressBook: 1,
  senders: 1,
  testData: 1,
  secondFactor: 1,
  partnerSessions: 1,
} as const;

export type CapabilityName = keyof typeof capabilityVersions;
