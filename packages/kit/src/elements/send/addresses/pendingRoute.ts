import { fittedLocation, fittedParcel } from '#elements/send/draft/draft.ts';
import { change, orderDraft, type Route } from '#elements/send/draft/orderDraft.ts';
import { shared } from '#platform/registry.ts';
import { pendingRouteKey } from '#session/drafts.ts';
import { pageStorage } from '#session/session.ts';

// Two addresses, the size of a parcel and a day, kept until the visitor signs in. In this tab, a flag in the draft marks them.
// A sign-up continues from a mail whose link opens another tab: local storage holds a copy for that tab (OPEN-55).

/** Milliseconds; a visitor no longer expects to continue with an older route. */
const lifetime = 24 * 60 * 60 * 1000;

declare module '#platform/registry.ts' {
  interface Shared {
    pendingRoute: { isMeantForOthers: boolean };
  }
}

/** True when this page stored the copy: it is then meant for another page. */
const copy = () => shared('pendingRoute', () => ({ isMeantForOthers: false }));

export const keepPendingRoute = (): void => change({ awaitsSignIn: true });

/** Called when the dialog closes without a sign-in. After a sign-up the route is kept: its mail may still be opened. */
export function dropPendingRoute(): void {
  if (!copy().isMeantForOthers) change({ awaitsSignIn: false });
}

/** Called after a sign-up, when its mail has been sent. */
export function sharePendingRoute(): void {
  const { awaitsSignIn, draft } = orderDraft().getState();
  if (!awaitsSignIn) return;
  const { pickupLocation: pickup, dropoffLocation: dropoff, packageDetails, date } = draft;
  const { weight, dimensions } = packageDetails;
  const parcel = { weight, dimensions };
  pageStorage().set(pendingRouteKey, JSON.stringify({ pickup, dropoff, parcel, date, since: Date.now() }));
  copy().isMeantForOthers = true;
}

/** Returns the pending route once. */
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
    const { pickup, dropoff, parcel, date, since } =
      JSON.parse(pageStorage().get(pendingRouteKey) ?? 'null') ?? {};
    const [from, to] = [fittedLocation(pickup), fittedLocation(dropoff)];
    if (!from || !to || !(Date.now() - since < lifetime)) return undefined;
    return {
      pickup: from,
      dropoff: to,
      parcel: fittedParcel(parcel),
      date: typeof date === 'string' ? date : undefined,
    };
  } catch {
    return undefined;
  }
}
