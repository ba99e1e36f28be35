import type { Way } from '#elements/price/asking/askPrice.ts';
import { startWizard, takeRoute } from '#elements/send/draft/orderDraft.ts';
import type { Location } from '#maps/places/places.ts';
import { configuration } from '#platform/configuration.ts';
import { pageSession } from '#session/session.ts';

/** A place without a street has its address in that field. */
const isHouse = ({ street, address }: Location): boolean => street !== address && /\d/.test(street);

/**
 * Begins sending with the addresses of the price: at the wizard where both are houses and no login comes before it. A part
 * of its own, because the draft has more than this.
 */
export function handOver(way: Way): void {
  const isLoggedIn = pageSession().getState().status === 'signed-in' || configuration.getState().partnerToken;
  if (isLoggedIn && isHouse(way.pickup) && isHouse(way.dropoff)) startWizard(way, pageSession().userId());
  else takeRoute(way, { step: 0 });
}
