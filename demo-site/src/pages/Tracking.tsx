import { useSearchParams } from 'react-router';
import { useSiteTexts } from '#content/useSiteTexts.tsx';
import { useIsHydrated } from '#routing/useIsHydrated.ts';
import { useOrderTitle } from '#routing/useOrderTitle.ts';
import { usePage } from '#routing/usePage.ts';

/** Tracking details for the order id in the address, so that the page can be shared [ROUTE-14] (OPEN-51). */
export function Tracking() {
  const { tracking } = useSiteTexts();
  const heading = usePage('tracking', useOrderTitle());
  const orderId = useSearchParams()[0].get('orderId') ?? undefined;
  return (
    <div className="page">
      <h1 {...heading}>{tracking.heading}</h1>
      {useIsHydrated() && <freight-track key={orderId} order-id={orderId} />}
    </div>
  );
}
