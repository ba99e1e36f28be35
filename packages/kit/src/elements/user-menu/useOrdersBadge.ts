import { createOrders } from '@freight/client';
import { useState } from 'react';
import { pageApi } from '#api/calls/pageApi.ts';
import { useQuirk } from '#platform/quirks/useQuirk.ts';
import { useEffectOn } from '#platform/useEffectOn.ts';

/** The documented number [NAV-13] (OPEN-02). */
const documentedBadge = 3;

interface OrdersBadge {
  /** Undefined while unknown, and for 0. */
  count: number | undefined;
  /** Counts again, for example when the menu opens. */
  refresh: () => void;
}

/** The badge on my orders: the documented number, or the number of active orders. */
export function useOrdersBadge(userId: string): OrdersBadge {
  const isLive = useQuirk('ordersBadge') === 'live';
  const [active, setActive] = useState<{ of: string; count: number }>();
  const [round, setRound] = useState(0);

  useEffectOn([isLive, userId, round], () => {
    if (!isLive) return;
    const aborted = new AbortController();
    countActive(aborted.signal).then(
      (count) => !aborted.signal.aborted && setActive({ of: userId, count }),
      // The menu works without the number.
      () => undefined,
    );
    return () => aborted.abort();
  });

  const known = active?.of === userId ? active.count : 0;
  return {
    count: isLive ? known || undefined : documentedBadge,
    refresh: () => setRound((last) => last + 1),
  };
}

async function countActive(signal: AbortSignal): Promise<number> {
  const { pagination } = await pageApi(createOrders).ofUser({ status: 'active', limit: 1 }, { signal });
  return pagination.totalItems;
}
