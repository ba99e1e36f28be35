import { fittedLocation, fittedParcel } from '#elements/send/draft/draft.ts';
import { change, orderDraft, type Route } from '#elements/send/draft/orderDraft.ts';
import { shared } from '#platform/registry.ts';
import { pendingRouteKey } from '#session/drafts.ts';
import { pageStorage } from '#session/session.ts';

// Two addresses, and the size of a parcel, that wait for somebody to sign in. This tab's own are a flag in its draft. Who has just signed up
// leaves by a mail, whose link opens in another tab: for that one a copy lies in local storage (OPEN-55).

/** Milliseconds; older than a day, it is not what somebody is about to do. */
const lifetime = 24 * 60 * 60 * 1000;

declare module '#platform/registry.ts' {
  interface Shared {
    pendingRoute: { isMeantForOthers: boolean };
  }
}

/** Whether this very page has left the copy: then it is meant for another one. */
const copy = () => shared('pendingRoute', () => ({ isMeantForOthers: false }));

export const keepPendingRoute = (): void => change({ awaitsSignIn: true });

/** The sign-in was closed without one. Somebody who has signed up by then is still expected. */
export function dropPendingRoute(): void {
  if (!copy().isMeantForOthers) change({ awaitsSignIn: false });
}

/** An account was made, and its mail is on the way. */
export function sharePendingRoute(): void {
  const { awaitsSignIn, draft } = orderDraft().getState();
  if (!awaitsSignIn) return;
  const { pickupLocation: pickup, dropoffLocation: dropoff, packageDetails } = draft;
  const { weight, dimensions } = packageDetails;
  const parcel = { weight, dimensions };
  pageStorage().set(pendingRouteKey, JSON.stringify({ pickup, dropoff, parcel, since: Date.now() }));
  copy().isMeantForOthers = true;
}

/** What was waiting, once. */
export function takePendingRoute(): Route | undefined {
  const { awaitsSignIn, draft } = orderDraft().getState();
  const left = readCopy();
  if (!copy().isMeantForOthers) forgetCopy();
  if (!awaitsSignIn) return left;
  change({ awaitsSignIn: false });
  const { pickupLocation: pickup, dropoffLocation: dropoff } = draft;
  return pickup && dropoff ? { pickup, dropoff } : undefined;
}

function forgetCopy(): void {
  pageStorage().remove(pendingRouteKey);
  copy().isMeantForOthers = false;
}

function readCopy(): Route | undefined {
  try {
    const { pickup, dropoff, parcel, since } = JSON.parse(pageStorage().get(pendingRouteKey) ?? 'null') ?? {};
    const [from, to] = [fittedLocation(pickup), fittedLocation(dropoff)];
    if (!from || !to || !(Date.now() - since < lifetime)) return undefined;
    return { pickup: from, dropoff: to, parcel: fittedParcel(parcel) };
  } catch {
    return undefined;
  }
}
