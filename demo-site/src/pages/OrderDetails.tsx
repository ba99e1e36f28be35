import { useParams } from 'react-router';
import { useSiteTexts } from '#content/useSiteTexts.tsx';
import { Letterhead } from '#layout/Letterhead.tsx';
import { useOrderTitle } from '#routing/useOrderTitle.ts';
import { usePage } from '#routing/usePage.ts';

/** One order of the customer, by the id in the address [ROUTE-11]. */
export function OrderDetails() {
  const { orderDetails } = useSiteTexts();
  const heading = usePage('orderDetails', useOrderTitle());
  const { orderId } = useParams();
  return (
    <div className="page">
      <Letterhead />
      <h1 className="visually-hidden" {...heading}>
        {orderDetails.heading}
      </h1>
      <freight-order key={orderId} order-id={orderId} />
    </div>
  );
}
