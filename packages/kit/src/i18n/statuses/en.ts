import type { headlineStatuses, KnownStatus } from '@freight/contract';

/** Each status has a headline or a sentence, besides its label. */
type WithHeadline = (typeof headlineStatuses)[number];

/** What an order's status is called, and the headline it gives the order's own screen. */
export const statuses = {
  'label.pending': 'Awaiting confirmation',
  'label.pending_queue': 'Waiting in queue',
  'label.confirmed': 'Confirmed',
  'label.awaitingPickup': 'Awaiting pickup',
  'label.inTransit': 'In transit',
  'label.outForDelivery': 'Out for delivery',
  'label.delivered': 'Delivered',
  'label.completed': 'Completed',
  'label.cancelled': 'Cancelled',
  'label.failed': 'Not delivered',
  'label.returned': 'Returned',
  'label.onHold': 'On hold',
  'label.escalated': 'Escalated',
  'label.accepted': 'Accepted',
  'label.picked': 'Picked up',
  'label.finding_driver': 'Finding a driver',
  'headline.pending_queue': 'Your parcel is waiting in the queue',
  'headline.confirmed': 'Your order is confirmed',
  'headline.awaitingPickup': 'Your parcel is waiting to be picked up',
  'headline.inTransit': 'Your parcel is on its way',
  'headline.outForDelivery': 'Your parcel is out for delivery',
  'headline.delivered': 'Your parcel has been delivered',
  'headline.completed': 'Your order is completed',
  'headline.cancelled': 'Your order has been cancelled',
  'headline.failed': 'Your parcel could not be delivered',
  'headline.other': 'Your parcel is being processed',
  'sentence.pending': 'Your order is awaiting confirmation',
  'sentence.accepted': 'Your order has been accepted',
  'sentence.finding_driver': 'We are finding a driver for your parcel',
  'sentence.picked': 'Your parcel has been picked up',
  'sentence.returned': 'Your parcel has been returned',
  'sentence.onHold': 'Your parcel is on hold',
  'sentence.escalated': 'Customer service is looking after your parcel',
  'label.unknown': 'Processing',
  'arrival.window': '{from} to {to}',
  'arrival.label': 'Estimated arrival',
  'arrival.pickup': 'At the pickup',
  'history.title': 'Delivery history',
  actions: 'What you can do',
  'progress.title': 'Delivery progress',
  'progress.value': '{percent}% of the way',
  'station.accepted': 'Booking',
  'station.picked': 'Pickup',
  'station.inTransit': 'Transport',
  'station.outForDelivery': 'Last stretch',
  'station.delivered': 'Delivery',
  'next.cancelled': 'No driver is coming, and the order has ended. Call us if this is a mistake.',
  'next.failed':
    'We are keeping your parcel safe. Get in touch, and we’ll arrange a new delivery or a return.',
  'next.returned':
    'The parcel has gone back to the sender, and the order has ended. Call us if you want it sent again.',
  'next.onHold':
    'Your delivery is on hold right now. You’ll see here when it moves on. Call us if it is urgent.',
  'next.escalated': 'You’ll see here when your delivery moves on. Call us if you want to know more.',
} as const satisfies Record<
  `label.${KnownStatus}` | `headline.${WithHeadline}` | `sentence.${Exclude<KnownStatus, WithHeadline>}`,
  string
> &
  Record<string, string>;
export default statuses;
