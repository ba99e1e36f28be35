import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSiteTexts } from '#content/useSiteTexts.tsx';
import { useIsHydrated } from '#routing/useIsHydrated.ts';
import { usePage } from '#routing/usePage.ts';

/**
 * The customer's orders, under the element's own visible heading [ROUTE-08]. What is looked for is in the address, behind
 * its `#`: a name that is typed gets into no server's log.
 */
export function MyOrders() {
  const { myOrders } = useSiteTexts();
  const heading = usePage('myOrders');
  const navigate = useNavigate();
  const filter = useLocation().hash.slice(1);
  useEffect(() => {
    const keep = ({ detail }: HTMLElementEventMap['freight-orders-filtered']) =>
      void navigate({ hash: detail.filter }, { replace: true });
    document.body.addEventListener('freight-orders-filtered', keep);
    return () => document.body.removeEventListener('freight-orders-filtered', keep);
  }, [navigate]);
  return (
    <div className="page">
      <h1 className="visually-hidden" {...heading}>
        {myOrders.heading}
      </h1>
      <freight-orders filter={useIsHydrated() ? filter : undefined} />
    </div>
  );
}
