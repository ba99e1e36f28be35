import { ApiError, createHandovers, NetworkError } from '@freight/client';
import type { HandoverAttempt } from '@freight/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { pageApi } from '#api/calls/pageApi.ts';
import { namesOf } from '#orders/store/orderNames.ts';
import { useOrder } from '#orders/store/orderRegistry.ts';
import { useRequest } from '#platform/useRequest.ts';
import { learnAttempts } from './attemptNews.ts';

/** Milliseconds after which the addresses of pictures are renewed: they work for an hour. */
const renewedAfter = 50 * 60_000;

interface HandoversOptions {
  /** The id or the number of an own order, or `share:` and the token of a link. */
  id: string;
  /** Called with attempts that have happened since the page read them first, once on the page. */
  onNews?: (attempts: readonly HandoverAttempt[]) => void;
}

/** How an order is handed over and what happened at the door, kept current by the live connection. */
export function useHandovers({ id, onNews }: HandoversOptions) {
  const { state, data, error, reload } = useRequest(
    (signal) => pageApi(createHandovers).read(id, { signal }),
    [id],
  );
  const { order } = useOrder({ names: namesOf(id), wants: {} });
  const { line, handovers } = order;
  const status = order.status?.status;

  const last = useRef({ line, handovers, status });
  useEffect(() => {
    const before = last.current;
    last.current = { line, handovers, status };
    // What happened while the connection was down was not sent.
    const isBack = line === 'on' && before.line !== 'on';
    const isOther = before.status !== undefined && status !== before.status;
    if (isBack || isOther || handovers !== before.handovers) reload();
  }, [line, handovers, status, reload]);
  useEffect(() => {
    if (!(error instanceof NetworkError)) return;
    addEventListener('online', reload, { once: true });
    return () => removeEventListener('online', reload);
  }, [error, reload]);
  useEffect(() => {
    if (!data?.attempts.some(({ pictureUrl, signatureUrl }) => pictureUrl || signatureUrl)) return;
    const timer = setTimeout(reload, renewedAfter);
    return () => clearTimeout(timer);
  }, [data, reload]);

  const report = useEffectEvent((attempts: readonly HandoverAttempt[]) => {
    const news = learnAttempts(id, attempts);
    if (news.length > 0) onNews?.(news);
  });
  useEffect(() => {
    if (data) report(data.attempts);
  }, [data]);

  const isRefused = error instanceof ApiError && [403, 404].includes(error.status);
  return {
    /** Nothing where the order is not to be seen any more. */
    known: isRefused ? undefined : data,
    /** The first answer has come, or the first request has failed. */
    isSettled: data !== undefined || state === 'failed',
  };
}
