import type { OrderRecord } from '#db/schema/orders.ts';

/**
 * The page of an order that a mail to its customer links to. A partner's customer has no login here, and follows the
 * order by its number.
 */
export const customerLink = (siteUrl: string, { orderNumber, sender }: OrderRecord): string =>
  `${siteUrl}${sender.isOfPartner ? '/tracking?orderId=' : '/order-details/'}${orderNumber}`;
