import { isKnownStatus } from '@freight/contract';
import { statusLabel, useStatusTexts } from '#i18n/statusTexts.ts';
import { driverAssignedStatus } from '#orders/card/activeOrder.ts';
import type { ActiveOrder } from '#orders/card/storedOrder.ts';
import type { OrderState } from '#orders/store/orderState.ts';
import { texts } from './strings/index.ts';

/**
 * The words for the status of the followed order. What is kept of an event is its sentence [NOTIF-24], in the server's
 * language: it is shown only for a status that the catalogue does not know.
 */
export function useStatusText({ status, timestamp }: ActiveOrder, known: OrderState): string {
  const t = texts.use();
  const statuses = useStatusTexts();
  if (status === driverAssignedStatus) return t('status.driverAssigned');
  if (status === '' || isKnownStatus(status)) return statusLabel(statuses, status);
  const told = known.updates.find((one) => one.message === status || one.timestamp === timestamp);
  if (told && isKnownStatus(told.status)) return statusLabel(statuses, told.status);
  return known.tracking.state === 'loading' ? statusLabel(statuses, '') : status;
}
