import { createCancellation } from '@freight/client';
import type { Cancellation } from '@freight/contract';
import { useEffect, useState } from 'react';
import { pageApi } from '#api/calls/pageApi.ts';

/**
 * What cancelling costs at this status of the order; undefined until it is known, for an order of another customer, and
 * for an API without the capability `cancellation`.
 */
export function useCancellation(
  orderId: string,
  status: string,
  hasTerms: boolean,
): Cancellation | undefined {
  const key = `${orderId} ${status}`;
  const [known, setKnown] = useState<{ key: string; terms: Cancellation }>();
  useEffect(() => {
    if (!hasTerms) return;
    const asking = new AbortController();
    pageApi(createCancellation)
      .terms(orderId, { signal: asking.signal })
      .then(
        (terms) => setKnown({ key, terms }),
        // Without the conditions the order can still be cancelled: the dialog then refers to the terms.
        () => undefined,
      );
    return () => asking.abort();
  }, [key, orderId, hasTerms]);
  return known?.key === key ? known.terms : undefined;
}
