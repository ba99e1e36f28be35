import { useElement } from '#bridge/ElementContext.ts';
import { apiOrigin } from '#platform/configuration.ts';

interface SeenOrder {
  /** `_id` or order number, for a page of order details. */
  id: string;
  /** The public number, for a page of tracking. */
  orderId: string;
}

/**
 * Navigates to an order: to the host's page for it, else to the host's tracking (OPEN-19), else to the company's own
 * beside its API, in a window of its own [LIST-15].
 */
export function useSeeOrder(): (order: SeenOrder) => void {
  const { navigate } = useElement();
  return ({ id, orderId }) => {
    if (navigate('orderDetails', { orderId: id }) !== 'inPlace') return;
    if (navigate('tracking', { orderId }) !== 'inPlace') return;
    open(`${apiOrigin()}/tracking?orderId=${encodeURIComponent(orderId)}`, '_blank', 'noopener');
  };
}
