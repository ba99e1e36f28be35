import type { ActiveOrder } from '#orders/card/storedOrder.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { texts } from './strings/index.ts';

/** The minimized card: who drives, or which order it is [NOTIF-03] [NOTIF-04]. */
export function Pill({ order, onExpand }: { order: ActiveOrder; onExpand: () => void }) {
  const t = texts.use();
  const name = order.driverName || order.orderId;
  return (
    <button
      type="button"
      className="order-pill"
      part="pill"
      aria-label={t('pill.label', { name })}
      aria-expanded={false}
      data-toggle=""
      onClick={onExpand}
    >
      <Icon name="truck" />
      <span className="order-pill__name">{name}</span>
    </button>
  );
}
