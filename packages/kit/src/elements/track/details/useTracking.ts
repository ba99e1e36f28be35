import { isAborted, type ReceivedTracking } from '@freight/client';
import { factsOfStatus, sharePrefix } from '@freight/contract';
import { useEffect, useEffectEvent } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import type { definition } from '#elements/track/definition.ts';
import { explain } from '#i18n/explain.ts';
import { statusLabel, useStatusTexts } from '#i18n/statusTexts.ts';
import { historyOf } from '#orders/following/statusHistory.ts';
import { useAnnouncedStatus } from '#orders/following/useAnnouncedStatus.ts';
import { useShowsOrder } from '#orders/store/onScreen.ts';
import type { LineState } from '#orders/store/orderLine.ts';
import { useOrder } from '#orders/store/orderRegistry.ts';
import type { OrderState } from '#orders/store/orderState.ts';
import { problemOf, type TrackingProblem } from './problem.ts';

export interface ShownTracking {
  known: OrderState;
  /** The last known state, even while a newer one is loading or cannot be loaded. */
  tracking: ReceivedTracking | undefined;
  /** When it was known, in milliseconds since 1970. */
  knownAt: number;
  isLoading: boolean;
  problem: TrackingProblem | undefined;
  live: LineState;
  /** The driver's position in degrees; sent only to the order's own customer, while the order is on the road. */
  driver: OrderState['position'];
  reload: () => void;
}

/** Whether the order is followed by a share link, so that its number is not shown. */
export const isShared = (id: string): boolean => id.trim().startsWith(sharePrefix);

/**
 * The tracking of one order, kept current by the live connection; the component must be keyed by the order.
 * A blank id sends no request [TRACK-03] [TRACK-04].
 */
export function useTracking(orderId: string): ShownTracking {
  const id = orderId.trim();
  const { emit } = useElement<typeof definition>();
  const statuses = useStatusTexts();
  const { order, reload } = useOrder({
    names: id ? { orderId: id } : undefined,
    wants: { tracking: true },
  });
  const { state, data, error, knownAt } = order.tracking;

  const report = useEffectEvent(emit);
  useEffect(() => {
    // A link's token is a secret: the event does not carry it.
    const orderId = isShared(id) ? '' : data?.orderId;
    if (data) report('freight-tracking-loaded', { orderId: orderId ?? '', status: data.status });
  }, [data, id]);
  useEffect(() => {
    if (error === undefined || isAborted(error)) return;
    const message = error instanceof Error ? error.message : String(error);
    report('freight-tracking-failed', { message, status: explain(error).status });
  }, [error]);
  const tracking = data && {
    ...data,
    status: order.status?.status || data.status,
    statusHistory: historyOf(order),
  };
  useShowsOrder({ orderId: data?.orderId ?? '' });
  useAnnouncedStatus(tracking, (next) => statusLabel(statuses, next));

  return {
    known: order,
    tracking,
    knownAt,
    isLoading: state === 'loading',
    problem: error === undefined ? undefined : problemOf(error),
    live: order.line,
    driver: tracking && factsOfStatus(tracking.status)?.phase === 'moving' ? order.position : null,
    reload,
  };
}
