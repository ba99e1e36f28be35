import { useEffect, useEffectEvent } from 'react';
import { useMinute } from '#platform/useMinute.ts';
import { pageSession } from '#session/session.ts';

const minute = 60_000;

/**
 * Calls back in the minute in which a price ends, so that none is shown that nobody can order any more, and again each
 * minute until another one has been given. `validUntil` is ISO text; without it a price is not known to end.
 */
export function usePriceEnd(validUntil: string | undefined, renew: (signal: AbortSignal) => void): void {
  useMinute();
  const now = pageSession().serverTime();
  const ends = Date.parse(validUntil ?? '');
  const ended = ends - now < minute ? Math.floor(now / minute) : 0;
  const begin = useEffectEvent(renew);
  useEffect(() => {
    if (ended === 0) return;
    const aborted = new AbortController();
    begin(aborted.signal);
    return () => aborted.abort();
  }, [ended]);
}
