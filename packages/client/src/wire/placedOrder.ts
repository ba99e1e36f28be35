import type { AdditionalData } from '@freight/contract';
import type { ReceivedOrder } from './readOrder.ts';

type SentPlace = AdditionalData['pickupLocation'];
type OrderPlace = ReceivedOrder['pickupLocation'];

/** Degrees, some hundred metres: an API may round, or move a place onto its street. */
const sameSpot = 0.003;
/** Milliseconds: the clocks may differ by the first, and a busy API may delay the order by the second. */
const window = { before: 2 * 60_000, after: 15 * 60_000 };
/** Milliseconds: the server's `Date` and many an API's `createdAt` have whole seconds. */
const second = 1_000;

const plain = (text: string) => text.trim().toLowerCase();

/** The end of a phone number: an API may change the format of its beginning. */
const lastDigits = (phone: string) => phone.replace(/\D/g, '').slice(-7);

/** Compares the points, else the texts; false for a place that has neither. */
function isAt(place: OrderPlace, { address, coordinates }: SentPlace): boolean {
  if (place.lat !== 0 || place.lng !== 0) {
    const { latitude, longitude } = coordinates;
    return Math.abs(place.lat - latitude) < sameSpot && Math.abs(place.lng - longitude) < sameSpot;
  }
  return place.formattedAddress !== '' && plain(place.formattedAddress) === plain(address);
}

/** An attempt to order: what was sent, and the ISO text of the moment it was confirmed. */
interface SentOrder {
  sent: AdditionalData;
  orderedAt: string;
}

/** Milliseconds from the confirmation to the order; NaN for an order without a date. */
const delayOf = ({ createdAt, date }: ReceivedOrder, orderedAt: string): number =>
  Date.parse(createdAt || date) - Date.parse(orderedAt);

/** Compares route, recipient and approximate time, which an API hardly changes. */
function isAlike(order: ReceivedOrder, { sent, orderedAt }: SentOrder): boolean {
  const delay = delayOf(order, orderedAt);
  const name = plain(order.receiverContactInfo.name);
  return (
    delay >= -window.before &&
    delay <= window.after &&
    isAt(order.pickupLocation, sent.pickupLocation) &&
    isAt(order.dropoffLocation, sent.dropoffLocation) &&
    (name === '' || name === plain(sent.receiverContactInfo.name))
  );
}

const isSameText = (received: string, sent = '') => received === '' || plain(received) === plain(sent);
const isSameNumber = (received: number, sent: number, tolerance: number) =>
  received === 0 || Math.abs(received - sent) <= tolerance;

/** Compares all other fields that the API returns for the order; a missing field counts as equal. */
function isSame(order: ReceivedOrder, sent: AdditionalData): boolean {
  const { dimensions: sides, receiverContactInfo: receiver, scheduledDate } = order;
  return (
    isSameNumber(order.weight, sent.weight, 0.01) &&
    isSameNumber(sides.length, sent.dimensions.length, 0.01) &&
    isSameNumber(sides.width, sent.dimensions.width, 0.01) &&
    isSameNumber(sides.height, sent.dimensions.height, 0.01) &&
    // An API may keep whole kronor.
    isSameNumber(order.price, sent.price, 0.99) &&
    isSameText(order.packageType, sent.packageType) &&
    isSameText(order.packageSubType, sent.packageSubType) &&
    isSameText(order.specialInstruction, sent.specialInstruction) &&
    isSameText(lastDigits(receiver.phoneNr), lastDigits(sent.receiverContactInfo.phoneNr)) &&
    (!scheduledDate || Math.abs(Date.parse(scheduledDate) - Date.parse(sent.scheduledDate)) < second)
  );
}

interface Search extends SentOrder {
  /** `_id`s of orders that are known to be of another attempt. */
  others?: readonly string[];
  /** The orders and the attempt were dated by one clock: an order that is older than the attempt is another one. */
  isOneClock?: boolean;
}

/**
 * Finds the order that an attempt created among the customer's own: `missing` if no order matches, `unclear` if one or
 * several may.
 */
export function placedOrder(
  orders: readonly ReceivedOrder[],
  { others = [], isOneClock = false, ...attempt }: Search,
): ReceivedOrder | 'missing' | 'unclear' {
  const alike = orders.filter((order) => !others.includes(order._id) && isAlike(order, attempt));
  const isOlder = (order: ReceivedOrder) => isOneClock && delayOf(order, attempt.orderedAt) <= -second;
  const same = alike.filter((order) => isSame(order, attempt.sent));
  // No other attempt was confirmed in the same moment; several may be for the same day.
  const [dated, ...more] = attempt.sent.scheduleOrder
    ? []
    : same.filter(({ scheduledDate }) => scheduledDate);
  if (dated && more.length === 0) return dated;
  const [only, ...rivals] = same;
  if (only) return rivals.length > 0 || isOlder(only) ? 'unclear' : only;
  // The API may have reformatted the order.
  return alike.some((order) => !isOlder(order) && !order.scheduledDate) ? 'unclear' : 'missing';
}
