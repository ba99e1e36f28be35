import { ApiError, createChanges, NetworkError } from '@freight/client';
import type { Change, ChangesOfOrder } from '@freight/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pageApi } from '#api/calls/pageApi.ts';
import { namesOf } from '#orders/store/orderNames.ts';
import { useOrder } from '#orders/store/orderRegistry.ts';
import type { OrderState } from '#orders/store/orderState.ts';
import { useRequest } from '#platform/useRequest.ts';
import { learnChanges } from './changeNews.ts';

interface ChangesOptions {
  /** The id or the number of an own order, or `share:` and the token of a link. */
  id: string;
  status: string;
  /** Called with changes that have come about elsewhere, or have been decided, once on the page. */
  onNews: (changes: readonly Change[]) => void;
}

/** What the changes of an order depend on. */
type Moment = Pick<OrderState, 'line' | 'changesVersion' | 'stopsBefore'> & {
  status: string;
  /** Of the changes that are known. */
  version: number | undefined;
};

/** Whether the changes that are known may be other ones now. */
function isOutdated(before: Moment, now: Moment): boolean {
  const isNewer = now.changesVersion > Math.max(before.changesVersion, now.version ?? 0);
  if (before.version === undefined) return now.changesVersion > (now.version ?? 0);
  // What happened while the connection was down was not sent.
  const isBack = now.line === 'on' && before.line !== 'on';
  // Kinds close when the driver comes nearer.
  const isNearer = before.stopsBefore !== undefined && now.stopsBefore !== before.stopsBefore;
  return isNewer || isBack || isNearer || now.status !== before.status;
}

/** The changes of an order, kept current by the live connection; undefined until they are known. */
export function useChanges({ id, status, onNews }: ChangesOptions) {
  const { data, error, reload } = useRequest((signal) => pageApi(createChanges).read(id, { signal }), [id]);
  const [answered, setAnswered] = useState<ChangesOfOrder>();
  const known = data && answered && answered.version > data.version ? answered : data;
  const { order, reload: reloadOrder } = useOrder({ names: namesOf(id), wants: {} });
  const { line, changesVersion, stopsBefore } = order;
  const version = known?.version;

  const last = useRef<Moment>({ status, line, changesVersion, stopsBefore, version });
  const compare = useEffectEvent((now: Moment) => {
    if (now.version === undefined) return;
    const before = last.current;
    last.current = { ...now, stopsBefore: now.stopsBefore ?? before.stopsBefore };
    if (isOutdated(before, now)) reload();
  });
  useEffect(
    () => compare({ status, line, changesVersion, stopsBefore, version }),
    [status, line, changesVersion, stopsBefore, version],
  );
  useEffect(() => {
    if (!(error instanceof NetworkError)) return;
    addEventListener('online', reload, { once: true });
    return () => removeEventListener('online', reload);
  }, [error, reload]);

  const wasKnown = useRef(false);
  const report = useEffectEvent((changes: readonly Change[]) => {
    const news = learnChanges(changes);
    if (wasKnown.current && news.length > 0) onNews(news);
    // Arrival, address and price may be other ones now.
    if (wasKnown.current && news.some(({ state }) => state === 'accepted')) reloadOrder();
    wasKnown.current = true;
  });
  useEffect(() => {
    if (data) report(data.changes);
  }, [data]);

  return {
    /** Nothing where the order is not to be seen any more. */
    known: error instanceof ApiError && [403, 404].includes(error.status) ? undefined : known,
    reload,
    /** Takes the changes from the answer to another call. */
    take(changes: ChangesOfOrder) {
      learnChanges(changes.changes);
      setAnswered(changes);
    },
  };
}
