import { useLocation } from 'react-router';
import { useSiteTexts } from '#content/useSiteTexts.tsx';
import { Letterhead } from '#layout/Letterhead.tsx';
import { useIsHydrated } from '#routing/useIsHydrated.ts';
import { usePage } from '#routing/usePage.ts';

/** After ordering: the order number and its live status [ROUTE-17] (OPEN-58). */
export function OrderSuccess() {
  const { orderSuccess } = useSiteTexts();
  const heading = usePage('orderSuccess');
  const { state } = useLocation();
  return (
    <div className="page page--narrow">
      <Letterhead />
      <h1 className="visually-hidden" {...heading}>
        {orderSuccess.heading}
      </h1>
      {useIsHydrated() && <freight-order-success order-id={state?.orderId} />}
    </div>
  );
}
