import type { MailFile } from '#db/schema/mailExtras.ts';
import type { OrderRecord } from '#db/schema/orders.ts';
import type { ArrivalWindow } from '#dispatch/arrivalWindow.ts';
import type { Sender } from '#mail/letter.ts';
import { calendarType, deliveryCalendar } from './deliveryCalendar.ts';
import { orderMailLabels } from './orderLabels.ts';

/** The expected delivery as a file for a calendar, in the language of the order; a cancelled one removes its entry. */
export function orderCalendar(
  order: OrderRecord,
  window: ArrivalWindow,
  sender: Sender,
  now: Date,
): MailFile {
  const title = orderMailLabels[order.language ?? 'sv'].delivery.replace('{number}', order.orderNumber);
  const link = `${sender.siteUrl}/tracking?orderId=${order.orderNumber}`;
  const delivery = {
    key: order.orderNumber,
    // A new promise alone makes no version.
    sequence: order.version + Math.max(0, order.arrivals.length - 1),
    ...window,
    title,
    description: link,
    place: order.dropoff.city,
    link,
    isCancelled: order.status === 'cancelled',
  };
  return {
    name: `${order.orderNumber}.ics`,
    type: calendarType(delivery),
    text: deliveryCalendar(delivery, sender, now),
  };
}
