import type { DraftPlace, TransportDraft } from './draft.ts';
import type { ReceivedOrder } from './readOrder.ts';

type OrderPlace = ReceivedOrder['pickupLocation'];

/** Degrees, some hundred metres: an API may round, or move a place onto its street. */
const sameSpot = 0.003;
/** Milliseconds. The clocks of both sides may differ before, and a busy API may take its time after. */
const window = { before: 2 * 60_000, after: 15 * 60_000 };

const plain = (text: string) => text.trim().toLowerCase();

/** Compares the points, else the texts; false for a place that has neither. */
function isAt(place: OrderPlace, wanted: DraftPlace | null): boolean {
  if (!wanted) return false;
  if (place.lat !== 0 || place.lng !== 0) {
    return Math.abs(place.lat - wanted.lat) < sameSpot && Math.abs(place.lng - wanted.lng) < sameSpot;
  }
  return place.formattedAddress !== '' && plain(place.formattedAddress) === plain(wanted.address);
}

function isOfMoment({ createdAt, date }: ReceivedOrder, orderedAt: string): boolean {
  const late = Date.parse(createdAt || date) - Date.parse(orderedAt);
  return late >= -window.before && late <= window.after;
}

/**
 * The order created from a draft that was confirmed at `orderedAt` (ISO text), among the customer's own: the one with its
 * route, moment and recipient. `others` are `_id`s of orders known to be of another draft.
 */
export function placedOrder(
  draft: TransportDraft,
  orderedAt: string,
  orders: readonly ReceivedOrder[],
  others: readonly string[] = [],
): ReceivedOrder | undefined {
  const recipient = plain(draft.recipientDetails?.name ?? '');
  return orders.find((order) => {
    const name = plain(order.receiverContactInfo.name);
    return (
      !others.includes(order._id) &&
      isOfMoment(order, orderedAt) &&
      isAt(order.pickupLocation, draft.pickupLocation) &&
      isAt(order.dropoffLocation, draft.dropoffLocation) &&
      (name === '' || name === recipient)
    );
  });
}
