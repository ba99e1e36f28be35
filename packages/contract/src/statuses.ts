/** Every status an order can have [STATUS-01]. */
export const orderStatuses = [
  'pending',
  'pending_queue',
  'confirmed',
  'awaitingPickup',
  'inTransit',
  'outForDelivery',
  'delivered',
  'completed',
  'cancelled',
  'failed',
  'returned',
  'onHold',
  'escalated',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Named by the text catalogue only; a tracking answer may still carry them [STATUS-05]. */
export const catalogueStatuses = ['accepted', 'picked', 'finding_driver'] as const;

/** The five stops of the tracking progress bar [TRACK-22]. */
export const progressSteps = ['accepted', 'picked', 'inTransit', 'outForDelivery', 'delivered'] as const;

/** Statuses with a headline of their own on the order details [STATUS-06]. */
export const headlineStatuses = [
  'pending_queue',
  'confirmed',
  'awaitingPickup',
  'inTransit',
  'outForDelivery',
  'delivered',
  'completed',
  'cancelled',
  'failed',
] as const;

/** After one of these nothing more happens to an order. */
export const finalStatuses = ['delivered', 'completed', 'cancelled', 'failed', 'returned'] as const;

/** What the list call's `status` may ask for [LIST-02] [LIST-03] [LIST-04]. */
export const listFilters = ['active', 'delivered', 'all'] as const;
export type ListFilter = (typeof listFilters)[number];
