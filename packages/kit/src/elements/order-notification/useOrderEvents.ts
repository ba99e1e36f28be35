import { isKnownStatus } from '@freight/contract';
import { useEffect } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { statusLabel, useStatusTexts } from '#i18n/statusTexts.ts';
import { activeOrder, onOrderEvents } from '#orders/card/activeOrder.ts';
import { announce } from '#platform/announcer.ts';
import type { definition } from './definition.ts';
import { texts } from './strings/index.ts';

/** Forwards updates of the order to the page as events and to screen readers as announcements (OPEN-71). */
export function useOrderEvents(): void {
  const { emit } = useElement<typeof definition>();
  const t = texts.use();
  const statuses = useStatusTexts();

  useEffect(() => {
    const isShown = (transportId: string) => activeOrder.getState().order?.transportId === transportId;
    return onOrderEvents({
      onStatus({ transportId, status, message }) {
        emit('freight-order-updated', { transportId, status });
        if (!isShown(transportId)) return;
        announce(isKnownStatus(status) ? statusLabel(statuses, status) : message || status);
      },
      onDriver({ transportId, driverName }) {
        emit('freight-driver-assigned', { transportId });
        if (isShown(transportId)) announce(`${t('status.driverAssigned')}: ${driverName}`);
      },
      onLocation: ({ transportId }) => emit('freight-location-updated', { transportId }),
      onDismissed: (orderId) => emit('freight-order-dismissed', { orderId }),
    });
  }, [emit, t, statuses]);
}
