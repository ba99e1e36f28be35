import { greatCircleKm } from '@freight/client/format';
import { limits } from '@freight/contract';
import type { Route } from '#elements/send/draft/orderDraft.ts';
import type { AddressEntry } from '#maps/address/AddressField.tsx';

export type RouteFault =
  | { kind: 'enterBoth' | 'selectValid' | 'sameLocation'; field: 'pickup' | 'dropoff' }
  | { kind: 'minimumDistance'; field: 'dropoff'; distanceKm: number };

export type CheckedRoute = { route: Route & { distanceKm: number } } | { fault: RouteFault };

/** The checks of the send card, in their documented order; the first that fails decides [SENDCARD-08]. */
export function checkRoute(pickup: AddressEntry, dropoff: AddressEntry): CheckedRoute {
  const lacking = (isLacking: (entry: AddressEntry) => boolean) =>
    isLacking(pickup) ? 'pickup' : isLacking(dropoff) ? 'dropoff' : undefined;
  const empty = lacking(({ text }) => text.trim() === '');
  if (empty) return { fault: { kind: 'enterBoth', field: empty } };
  if (!pickup.location || !dropoff.location) {
    return { fault: { kind: 'selectValid', field: pickup.location ? 'dropoff' : 'pickup' } };
  }
  const [from, to] = [pickup.location, dropoff.location];
  if (from.lat === to.lat && from.lng === to.lng)
    return { fault: { kind: 'sameLocation', field: 'dropoff' } };
  const distanceKm = greatCircleKm(from, to);
  if (distanceKm < limits.minimumDistanceKm) {
    return { fault: { kind: 'minimumDistance', field: 'dropoff', distanceKm } };
  }
  return { route: { pickup: from, dropoff: to, distanceKm } };
}
