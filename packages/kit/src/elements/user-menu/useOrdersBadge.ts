import { createOrders } from '@freight/client';
import { pageApi } from '#api/calls/pageApi.ts';
import { useQuirk } from '#platform/quirks/useQuirk.ts';
import { useRequest } from '#platform/useRequest.ts';

/** The documented number [NAV-13] (OPEN-02). */
const documentedBadge = 3;

interface OrdersBadge {
  /** Undefined while unknown, and for 0. */
  count: number | undefined;
  /** Counts again, for example when the menu opens. */
  refresh: () => void;
}

/** The badge on my orders: the documented number, or the number of active orders. The menu works without it. */
export function useOrdersBadge(userId: string): OrdersBadge {
  const isLive = useQuirk('ordersBadge') === 'live';
  const { data, reload } = useRequest(isLive ? countActive : undefined, [isLive, userId]);
  return { count: isLive ? data || undefined : documentedBadge, refresh: reload };
}

async function countActive(signal: AbortSignal): Promise<number> {
  const { pagination } = await pageApi(createOrders).ofUser({ status: 'active', limit: 1 }, { signal });
  return pagination.totalItems;
}
