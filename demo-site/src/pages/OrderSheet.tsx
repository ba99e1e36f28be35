import { useSiteTexts } from '#content/useSiteTexts.tsx';
import { usePage } from '#routing/usePage.ts';

/** Many orders at once, under the element's own visible heading. */
export function OrderSheet() {
  const { orderSheet } = useSiteTexts();
  const heading = usePage('orderSheet');
  return (
    <div className="page">
      <h1 className="visually-hidden" {...heading}>
        {orderSheet.heading}
      </h1>
      <freight-order-sheet />
    </div>
  );
}
