import { isAborted } from '@freight/client';
import { useState } from 'react';
import { addressProvider } from '#maps/geocoder.ts';
import { type AddressProvider, countryFor, type Suggestions } from '#maps/places/places.ts';
import { useEffectOn } from '#platform/useEffectOn.ts';

/** Milliseconds without typing before the geocoder is called. */
const debounce = 200;
/** A single letter names too many places. */
const shortestQuery = 2;

type Search =
  | { state: 'idle' | 'loading' | 'failed' }
  | { state: 'ready'; found: Suggestions; provider: AddressProvider; query: string };

/** Suggestions for the typed text; empty text sends no request. A newer text aborts the older request. */
export function useSuggestions(
  text: string,
  language: string,
): Search & { isCurrent: boolean; retry: () => void } {
  const [search, setSearch] = useState<Search>({ state: 'idle' });
  const [round, setRound] = useState(0);
  const query = text.trim();

  useEffectOn([query, language, round], () => {
    if (query.length < shortestQuery) {
      setSearch({ state: 'idle' });
      return;
    }
    const aborted = new AbortController();
    // The previous suggestions stay until newer ones arrive.
    setSearch((last) => (last.state === 'ready' ? last : { state: 'loading' }));
    const timer = setTimeout(async () => {
      const provider = addressProvider();
      try {
        const options = { country: countryFor(language), signal: aborted.signal };
        const found = await provider.suggest(query, options);
        if (!aborted.signal.aborted) setSearch({ state: 'ready', found, provider, query });
      } catch (error) {
        if (aborted.signal.aborted || isAborted(error)) return;
        console.warn('[freight] The address search failed.', error);
        setSearch({ state: 'failed' });
      }
    }, debounce);
    return () => {
      clearTimeout(timer);
      aborted.abort();
    };
  });

  return {
    ...search,
    isCurrent: search.state === 'ready' && search.query === query,
    retry() {
      setSearch({ state: 'loading' });
      setRound((last) => last + 1);
    },
  };
}
