import { statusLabel, useStatusTexts } from '#i18n/statusTexts.ts';
import { useTexts } from '#i18n/useTexts.ts';
import { driverAssignedStatus } from '#orders/activeOrder.ts';
import type { strings } from './strings/en.ts';

/** The words for the status of a followed order: a known status, our own, or the sentence of a live update. */
export function useStatusText(): (status: string) => string {
  const t = useTexts<typeof strings>('freight-order-notification');
  const statuses = useStatusTexts();
  return (status) => {
    if (status === '') return t('status.unknown');
    return status === driverAssignedStatus ? t('status.driverAssigned') : statusLabel(statuses, status);
  };
}
