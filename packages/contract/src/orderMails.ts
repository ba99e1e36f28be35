/** The mails about an order that a customer may choose; the confirmation is always sent. */
export const orderMailKinds = ['onTheWay', 'late', 'delivered', 'ended'] as const;
export type OrderMailKind = (typeof orderMailKinds)[number];
