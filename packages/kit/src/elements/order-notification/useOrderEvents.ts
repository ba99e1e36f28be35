import { isKnownStatus } from '@freight/contract';
import { useEffect } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { statusLabel, useStatusTexts } from '#i18n/statusTexts.ts';
import { activeOrder, onOrderEvents } from '#orders/card/activeOrder.ts';
import { announceOrderNews } from '#orders/store/orderNews.ts';
import type { definition } from './definition.ts';
import { texts } from './strings/index.ts';

/** Forwards updates of the order to the page as events and to screen readers as announcements (OPEN-71). */
export function useOrderEvents(): void {
  const { emit } = useElement<typeof definition>();
  const t = texts.use();
  const statuses = useStatusTexts();

  useEffect(() => {
    const shown = (transportId: string) => {
      const { order } = activeOrder.getState();
      return order?.transportId === transportId ? order : undefined;
    };
    return onOrderEvents({
      onStatus({ transportId, status, message }) {
        emit('freight-order-updated', { transportId, status });
        const order = shown(transportId);
        const sentence = isKnownStatus(status) ? statusLabel(statuses, status) : message || status;
        if (order) announceOrderNews('status', order.orderId, status, sentence);
      },
      onDriver({ transportId, driverName }) {
        emit('freight-driver-assigned', { transportId });
        const order = shown(transportId);
        const sentence = `${t('status.driverAssigned')}: ${driverName}`;
        if (order) announceOrderNews('driver', order.orderId, driverName, sentence);
      },
      onLocation: ({ transportId }) => emit('freight-location-updated', { transportId }),
      onDismissed: (orderId) => emit('freight-order-dismissed', { orderId }),
    });
  }, [emit, t, statuses]);
}
