import type { OrderRecord } from '#db/schema/orders.ts';
import type { Clock } from '#orderFacts/clock.ts';
import { type ArrivalWindow, arrivalWindow, type ExpectedOrder } from './arrivalWindow.ts';
import { beginJourney } from './progress.ts';

/**
 * When the goods of a cancelled order would have arrived, as it was expected when it was placed; undefined for any other
 * order. A calendar that removes the delivery needs a time.
 */
export function cancelledWindow(
  order: ExpectedOrder & Pick<OrderRecord, 'orderNumber' | 'createdAt'>,
  clock: Clock,
): ArrivalWindow | undefined {
  if (order.status !== 'cancelled') return undefined;
  const placed = { ...order, outcome: 'delivered' as const };
  const { estimatedDelivery } = beginJourney(placed, order.createdAt, clock);
  return arrivalWindow({ ...placed, status: 'pending', stage: 0, estimatedDelivery }, order.createdAt, clock);
}
