import { shared } from '#platform/registry.ts';
import { pageStorage } from './session.ts';

/** Where the sending under way is kept in the tab's session storage. */
export const orderDraftKey = 'freight.sending';
/** Where two addresses wait for whoever confirms an account. */
export const pendingRouteKey = 'freight.awaitedRoute';

declare module '#platform/registry.ts' {
  interface Shared {
    /** Told when what somebody has typed must go. */
    draftListeners: Set<() => void>;
  }
}

const listeners = () => shared('draftListeners', () => new Set<() => void>());

/** Told when everything a person has typed must go. */
export function onDraftsDropped(listener: () => void): void {
  listeners().add(listener);
}

/**
 * Forgets what somebody has typed who ends the session by their own wish: the next person at this tab may not see
 * it. A session that merely ran out keeps it.
 */
export function dropDrafts(): void {
  for (const listener of listeners()) listener();
  pageStorage().remove(pendingRouteKey);
  try {
    // Also what an earlier page has left, where nothing listens yet.
    sessionStorage.removeItem(orderDraftKey);
  } catch {
    // Storage is blocked in some embeds: then nothing was kept.
  }
}
