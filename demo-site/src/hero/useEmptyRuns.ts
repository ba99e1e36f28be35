import { useEffect, useState } from 'react';
import { type EmptyRuns, wholeRuns } from '#hero/emptyRuns.ts';
import { today } from '#hero/useDayName.ts';

/** Where the API tells, as the server has written it into the page's head. */
const address = () => document.querySelector<HTMLMetaElement>('meta[name="freight-empty-runs"]')?.content;

/** The lorries that drive empty today, of an API that tells; undefined until it has answered, and where there are none. */
export function useEmptyRuns(): EmptyRuns | undefined {
  const [coming, setComing] = useState<EmptyRuns>();
  useEffect(() => {
    const gone = new AbortController();
    const load = async () => {
      const path = address();
      if (!path) return;
      const answer = await fetch(path, { signal: gone.signal });
      const { data } = (await answer.json()) as { data?: EmptyRuns };
      const runs = wholeRuns(data?.runs);
      if (data && runs.length > 0 && data.date >= today()) setComing({ date: data.date, runs });
    };
    // The map says enough without them.
    load().catch(() => undefined);
    return () => gone.abort();
  }, []);
  return coming;
}
