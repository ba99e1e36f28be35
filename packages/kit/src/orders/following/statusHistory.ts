import type { Tracking } from '@freight/contract';
import type { OrderState } from '#orders/store/orderState.ts';
import { timeOf } from '#orders/store/orderState.ts';

export type StatusHistory = Tracking['statusHistory'];

/**
 * Every status so far, the oldest first: the history from tracking, and a newer status from an event; without tracking,
 * the updates that the page has received.
 */
export function historyOf({ tracking: { data }, status, updates }: OrderState): StatusHistory {
  if (!data)
    return updates
      .map((update) => ({ status: update.status, changedAt: update.timestamp }))
      .sort((one, other) => timeOf(one.changedAt) - timeOf(other.changedAt));
  if (!status?.timestamp || status.status === data.status) return data.statusHistory;
  return [...data.statusHistory, { status: status.status, changedAt: status.timestamp }];
}
