import { useState } from 'react';
import { configuration } from '#platform/configuration.ts';
import { useEffectOn } from '#platform/useEffectOn.ts';
import { useStore } from '#platform/useStore.ts';

/** What the documents have in place of a number [NAV-13] (OPEN-02). */
const documentedBadge = 3;

interface OrdersBadge {
  /** Nothing while it is not known, and when there is nothing to count. */
  count: number | undefined;
  /** Counts again, for example because somebody is about to look. */
  refresh: () => void;
}

/** The number on my orders: the documented one, or how many orders of the person are under way. */
export function useOrdersBadge(userId: string): OrdersBadge {
  const isLive = useStore(configuration, ({ quirks }) => quirks.ordersBadge === 'live');
  const [active, setActive] = useState<{ of: string; count: number }>();
  const [round, setRound] = useState(0);

  useEffectOn([isLive, userId, round], () => {
    if (!isLive) return;
    const aborted = new AbortController();
    countActive(aborted.signal).then(
      (count) => !aborted.signal.aborted && setActive({ of: userId, count }),
      // A menu without a number is still a menu.
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

/** Only pages that ask for it pay for the calls about orders. */
async function countActive(signal: AbortSignal): Promise<number> {
  const { pageOrders } = await import('#api/orders.ts');
  const { pagination } = await pageOrders().ofUser({ status: 'active', limit: 1 }, { signal });
  return pagination.totalItems;
}
