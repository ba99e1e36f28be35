import { factsOfStatus } from '@freight/contract';
import { statusLabel, statusSentence, useStatusTexts } from '#i18n/statusTexts.ts';
import type { OrderState } from '#orders/store/orderState.ts';
import { Arrival } from '#orders/view/Arrival.tsx';
import { Moment } from './Moment.tsx';
import type { OrderFacts } from './orderFacts.ts';
import { useSuccessTexts } from './strings/index.ts';

/**
 * The latest update, the arrival time, and whether further updates are live. Orders that have ended or need help have
 * no green sign [SUCCESS-02] [SUCCESS-03] [SUCCESS-04].
 */
export function LiveStatus({ facts: { latest, status }, order }: { facts: OrderFacts; order: OrderState }) {
  const t = useSuccessTexts();
  const statuses = useStatusTexts();
  const line = lineOf(order);
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
      <Arrival known={order} status={status} />
      {!isFinal && phase !== 'problem' && (
        <p className="success__line" data-line={line}>
          {t(`live.${line}`)}
        </p>
      )}
    </div>
  );
}

/** Connected only when the server sends this order's changes and the shown data are current. */
function lineOf({ line, isFollowed, details, tracking }: OrderState): 'connected' | 'connecting' | 'offline' {
  const isBehind = [details, tracking].some(({ data, error }) => data && error !== undefined);
  if (line === 'offline') return 'offline';
  return isFollowed && !isBehind ? 'connected' : 'connecting';
}
