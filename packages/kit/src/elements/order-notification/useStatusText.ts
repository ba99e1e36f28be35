import { isKnownStatus } from '@freight/contract';
import { statusLabel, useStatusTexts } from '#i18n/statusTexts.ts';
import { driverAssignedStatus } from '#orders/activeOrder.ts';
import type { ActiveOrder } from '#orders/storedOrder.ts';
import { useWatchedOrder } from '#orders/useWatchedOrder.ts';
import { texts } from './texts.ts';

/**
 * The words for the status of the followed order. What is kept of an event is its sentence [NOTIF-24], in the server's
 * language: it is shown only for a status that the catalogue does not know.
 */
export function useStatusText({ transportId, orderId, status, timestamp }: ActiveOrder): string {
  const t = texts.use();
  const statuses = useStatusTexts();
  const { order } = useWatchedOrder({ names: { _id: transportId, orderId }, wants: {} });
  if (status === driverAssignedStatus) return t('status.driverAssigned');
  if (status === '' || isKnownStatus(status)) return statusLabel(statuses, status);
  const told = order.updates.find((one) => one.message === status || one.timestamp === timestamp);
  if (told && isKnownStatus(told.status)) return statusLabel(statuses, told.status);
  return order.tracking.state === 'loading' ? statusLabel(statuses, '') : status;
}
