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
export type KnownStatus = OrderStatus | (typeof catalogueStatuses)[number];

/** The five stops of the tracking progress bar [TRACK-22]. */
export const progressSteps = ['accepted', 'picked', 'inTransit', 'outForDelivery', 'delivered'] as const;
export type ProgressStep = (typeof progressSteps)[number];

/** The values of `status` in the list call [LIST-02] [LIST-03] [LIST-04]. */
export const listFilters = ['active', 'delivered', 'all'] as const;
export type ListFilter = (typeof listFilters)[number];

export interface StatusFacts {
  /**
   * `waiting`: not on the road yet. `moving`: on the road. `arrived`: delivered. `problem`: someone has to act.
   * `ended`: over without a delivery, with nothing left to do.
   */
  phase: 'waiting' | 'moving' | 'arrived' | 'problem' | 'ended';
  /** The stop of the progress bar that is reached; null for a status that leaves it open (OPEN-53). */
  step: ProgressStep | null;
  /** Nothing more happens to the order. */
  isFinal: boolean;
  /** The customer may still cancel: the goods have not been picked up. */
  isCancellable: boolean;
  /** The list that holds the order. One that ended in another way than planned is no longer active either. */
  tab: Exclude<ListFilter, 'all'>;
}

const moving: StatusFacts = {
  phase: 'moving',
  step: null,
  isFinal: false,
  isCancellable: false,
  tab: 'active',
};
const waiting: StatusFacts = { ...moving, phase: 'waiting', isCancellable: true };
const problem: StatusFacts = { ...moving, phase: 'problem' };
const ended: StatusFacts = { ...moving, phase: 'ended', isFinal: true, tab: 'delivered' };
const arrived: StatusFacts = { ...ended, phase: 'arrived', step: 'delivered' };

/** What each status means, for code that depends on it. */
export const statusFacts: Readonly<Record<KnownStatus, StatusFacts>> = {
  pending: waiting,
  pending_queue: waiting,
  finding_driver: waiting,
  confirmed: waiting,
  accepted: { ...waiting, step: 'accepted' },
  awaitingPickup: waiting,
  picked: { ...moving, step: 'picked' },
  inTransit: { ...moving, step: 'inTransit' },
  outForDelivery: { ...moving, step: 'outForDelivery' },
  onHold: problem,
  escalated: problem,
  delivered: arrived,
  completed: arrived,
  cancelled: ended,
  failed: { ...ended, phase: 'problem' },
  returned: { ...ended, phase: 'problem' },
};

/**
 * The sentence that goes with a status update. Swedish, because the wire has no language of its own
 * and Swedish is the product's first one; it names no person, so visitors may read it too.
 */
export const statusMessages: Readonly<Record<OrderStatus, string>> = {
  pending_queue: 'Ditt paket väntar i kö',
  pending: 'Din beställning inväntar bekräftelse',
  confirmed: 'Din beställning är bekräftad',
  awaitingPickup: 'Ditt paket väntar på att hämtas',
  inTransit: 'Ditt paket är på väg',
  outForDelivery: 'Ditt paket är ute för leverans',
  delivered: 'Ditt paket är levererat',
  completed: 'Din beställning är slutförd',
  cancelled: 'Din beställning är avbokad',
  failed: 'Ditt paket kunde inte levereras',
  returned: 'Ditt paket är returnerat',
  onHold: 'Ditt paket är pausat',
  escalated: 'Kundtjänst tar hand om ditt paket',
};

/** Whether a text is one of the statuses above: a server may send anything [STATUS-08]. */
export const isKnownStatus = (status: string): status is KnownStatus => Object.hasOwn(statusFacts, status);

/** The facts of a status; undefined for an unknown one. */
export const factsOfStatus = (status: string): StatusFacts | undefined =>
  isKnownStatus(status) ? statusFacts[status] : undefined;

/** After one of these nothing more happens to an order. */
export const finalStatuses: readonly OrderStatus[] = orderStatuses.filter(
  (status) => statusFacts[status].isFinal,
);

/** The statuses of the orders that a list shows. */
export const statusesOfTab = (tab: StatusFacts['tab']): OrderStatus[] =>
  orderStatuses.filter((status) => statusFacts[status].tab === tab);

/** The statuses of the orders that are on the road. */
export const movingStatuses: readonly OrderStatus[] = orderStatuses.filter(
  (status) => statusFacts[status].phase === 'moving',
);

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
