import { useLocation } from 'react-router';
import { useSiteTexts } from '#content/useSiteTexts.tsx';
import { useIsHydrated } from '#routing/useIsHydrated.ts';
import { useOrderTitle } from '#routing/useOrderTitle.ts';
import { usePage } from '#routing/usePage.ts';

/**
 * The shared part of a delivery. The token is in the fragment, which browsers send to no server and put into
 * no `Referer`; it stays in the address, so that the page can be loaded again.
 */
export function SharedDelivery() {
  const { shared } = useSiteTexts();
  const heading = usePage('shared', useOrderTitle());
  const token = useLocation().hash.slice(1);
  return (
    <div className="page">
      <h1 {...heading}>{shared.heading}</h1>
      {useIsHydrated() && <freight-track key={token} share-token={token} />}
    </div>
  );
}
