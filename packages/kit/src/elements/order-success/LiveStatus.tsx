import { factsOfStatus } from '@freight/contract';
import { pageCore } from '#api/core.ts';
import { statusLabel, statusSentence, useStatusTexts } from '#i18n/statusTexts.ts';
import { Arrival } from '#orders/Arrival.tsx';
import type { OrderState } from '#orders/orderState.ts';
import { useStore } from '#platform/useStore.ts';
import { Moment } from './Moment.tsx';
import type { OrderFacts } from './orderFacts.ts';
import { useSuccessTexts } from './successTexts.ts';

/**
 * What happened last, when it arrives, and whether the next thing will show by itself; an order that is over or needs help has no
 * green sign [SUCCESS-02] [SUCCESS-03] [SUCCESS-04].
 */
export function LiveStatus({ facts: { latest, status }, order }: { facts: OrderFacts; order: OrderState }) {
  const t = useSuccessTexts();
  const statuses = useStatusTexts();
  const line = useLine(order);
  const { phase = 'waiting', isFinal = false } = factsOfStatus(status) ?? {};
  return (
    <div className="success__live">
      {latest && (
        <p className="success__latest">
          <span className="success__message">
            {statusSentence(statuses, latest.status) ??
              (latest.message || statusLabel(statuses, latest.status))}
          </span>
          <Moment at={latest.timestamp} />
        </p>
      )}
      <Arrival expected={order} status={status} />
      {!isFinal && phase !== 'problem' && (
        <p className="success__line" data-line={line}>
          {t(`live.${line}`)}
        </p>
      )}
    </div>
  );
}

/** Live only beside what is current: while something newer cannot be had, the line counts as not there. */
function useLine({ line, details, tracking }: OrderState): 'connected' | 'connecting' | 'offline' {
  const isConnected = useStore(pageCore().live.state, ({ status }) => status === 'connected');
  const isBehind = [details, tracking].some(({ data, error }) => data && error !== undefined);
  if (line === 'offline') return 'offline';
  return isConnected && !isBehind ? 'connected' : 'connecting';
}
