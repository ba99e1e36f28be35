import { shared } from '#platform/registry.ts';
import { pageStorage } from './session.ts';

/** Key of the order draft in the tab's session storage. */
export const orderDraftKey = 'freight.sending';
/** Key of the two addresses that are kept until a new account is verified. */
export const pendingRouteKey = 'freight.awaitedRoute';

/** Key of the orders that were sent lately, by the keys of their drafts: what a copy of the tab has sent as well. */
export const orderAttemptsKey = 'freight.orderAttempts';

/** Key of reports about deliveries that have not been sent yet, in the tab's session storage. */
export const claimDraftKey = 'freight.claims';
/** Key of changes of orders that have not been sent yet, in the tab's session storage. */
export const changeDraftKey = 'freight.changes';

/** Name of the database with the pictures of drafts. */
export const draftPicturesKey = 'freight.draftPictures';

/** Key of the order that is to be sent once more, in the tab's session storage. */
export const repeatedOrderKey = 'freight.sendAgain';

/** Key of the sheet of orders, in the tab's session storage. */
export const orderSheetKey = 'freight.orderSheet';

/** Key of the town that prices beside goods are to, in the tab's session storage. */
export const townKey = 'freight.town';

/** Key of the link of an order that was sent to this person, in the tab's session storage, until it is opened. */
export const approvalKey = 'freight.approval';

declare module '#platform/registry.ts' {
  interface Shared {
    /** Called when everything a person has typed must be forgotten. */
    draftListeners: Set<() => void>;
  }
}

const listeners = () => shared('draftListeners', () => new Set<() => void>());

/** Whether an order was left to be sent once more. */
export function isOrderLeft(): boolean {
  try {
    return sessionStorage.getItem(repeatedOrderKey) !== null;
  } catch {
    // Storage is blocked in some embeds: then nothing was left either.
    return false;
  }
}

/** Calls back when everything a person has typed must be forgotten. */
export function onDraftsDropped(listener: () => void): void {
  listeners().add(listener);
}

/**
 * Forgets what a person has typed when they log out: the next person at this tab must not see it. An expired session
 * keeps it.
 */
export function dropDrafts(): void {
  for (const listener of listeners()) listener();
  pageStorage().remove(pendingRouteKey);
  pageStorage().remove(orderAttemptsKey);
  try {
    // Also what an earlier page has stored, when nothing listens yet.
    sessionStorage.removeItem(orderDraftKey);
    sessionStorage.removeItem(repeatedOrderKey);
    sessionStorage.removeItem(claimDraftKey);
    sessionStorage.removeItem(changeDraftKey);
    sessionStorage.removeItem(townKey);
    sessionStorage.removeItem(orderSheetKey);
    sessionStorage.removeItem(approvalKey);
    indexedDB.deleteDatabase(draftPicturesKey);
  } catch {
    // Storage is blocked in some embeds: then nothing was kept.
  }
}
