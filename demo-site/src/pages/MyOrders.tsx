import { useSiteTexts } from '#content/useSiteTexts.tsx';
import { usePage } from '#routing/usePage.ts';

/** The customer's orders, under the element's own visible heading [ROUTE-08]. */
export function MyOrders() {
  const { myOrders } = useSiteTexts();
  const heading = usePage('myOrders');
  return (
    <div className="page">
      <h1 className="visually-hidden" {...heading}>
        {myOrders.heading}
      </h1>
      <freight-orders in-address />
    </div>
  );
}
