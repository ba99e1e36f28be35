import type { Tracking } from '@freight/contract';
import type { OrderState } from '#orders/store/orderState.ts';
import { timeOf } from '#orders/store/orderState.ts';

export type StatusHistory = Tracking['statusHistory'];

/**
 * Every status so far, the oldest first: as tracking tells it, with what an event has brought since; without tracking
 * the updates that the page has heard of.
 */
export function historyOf({ tracking: { data }, status, updates }: OrderState): StatusHistory {
  if (!data)
    return updates
      .map((update) => ({ status: update.status, changedAt: update.timestamp }))
      .sort((one, other) => timeOf(one.changedAt) - timeOf(other.changedAt));
  if (!status?.timestamp || status.status === data.status) return data.statusHistory;
  return [...data.statusHistory, { status: status.status, changedAt: status.timestamp }];
}
