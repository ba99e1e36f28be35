import { isAborted } from '@freight/client';
import type { Tracking } from '@freight/contract';
import { useEffect, useRef } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { useAnnouncedStatus } from '#following/useAnnouncedStatus.ts';
import { type LiveStatus, useLiveOrder } from '#following/useLiveOrder.ts';
import { statusLabel, useStatusTexts } from '#i18n/statusTexts.ts';
import { pageTracking } from '#runtime/tracking.ts';
import { useRequest } from '#runtime/useRequest.ts';
import type { definition } from './definition.ts';
import { InvalidAnswer, type Problem, problemOf, statusOf } from './problem.ts';

export interface ShownTracking {
  /** What is known last, also while something newer is on its way or cannot be had. */
  tracking: Tracking | undefined;
  /** When it was known, in milliseconds since 1970. */
  knownAt: number;
  isLoading: boolean;
  problem: Problem | undefined;
  live: LiveStatus;
  reload: () => void;
}

async function load(orderId: string, signal: AbortSignal) {
  const tracking = await pageTracking().track(orderId, { signal });
  if (!tracking) throw new InvalidAnswer('Invalid tracking data received');
  return { tracking, knownAt: Date.now() };
}

/**
 * The tracking of one order, kept current by the live line; the component must be keyed by the order.
 * An id of nothing but blanks asks nobody [TRACK-03] [TRACK-04].
 */
export function useTracking(orderId: string): ShownTracking {
  const id = orderId.trim();
  const { emit } = useElement<typeof definition>();
  const statuses = useStatusTexts();
  const { state, data, error, reload } = useRequest(id ? (signal) => load(id, signal) : undefined, [id]);
  const status = data?.tracking.status;
  const live = useLiveOrder({ orderId: data ? id : '', shownStatus: status, onChange: reload });

  const report = useRef(emit);
  report.current = emit;
  useEffect(() => {
    if (data)
      report.current('freight-tracking-loaded', {
        orderId: data.tracking.orderId,
        status: data.tracking.status,
      });
  }, [data]);
  useEffect(() => {
    if (state !== 'failed' || isAborted(error)) return;
    const message = error instanceof Error ? error.message : String(error);
    report.current('freight-tracking-failed', { message, status: statusOf(error) });
  }, [state, error]);
  useAnnouncedStatus(status, (next) => statusLabel(statuses, next));

  return {
    tracking: data?.tracking,
    knownAt: data?.knownAt ?? 0,
    isLoading: state === 'loading',
    problem: state === 'failed' ? problemOf(error) : undefined,
    live,
    reload,
  };
}
