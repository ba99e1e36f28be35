import { isAborted } from '@freight/client';
import { pause } from '@freight/client/pause';
import { plainText } from '@freight/contract';
import { addressProvider } from '#maps/geocoder.ts';
import { type AddressProvider, countryFor, type Suggestions } from '#maps/places/places.ts';
import { complain } from '#platform/leaving/complain.ts';
import { useRequest } from '#platform/useRequest.ts';

/** Milliseconds without typing before the geocoder is called. */
const debounce = 200;
/** A single letter names too many places. */
const shortestQuery = 2;

type Answer =
  | { state: 'failed' }
  | { state: 'ready'; found: Suggestions; provider: AddressProvider; query: string };
type Search = Answer | { state: 'idle' | 'loading' };

async function search(query: string, language: string, signal: AbortSignal): Promise<Answer> {
  await pause(debounce, signal);
  const provider = addressProvider();
  try {
    const found = await provider.suggest(query, { country: countryFor(language), signal });
    return { state: 'ready', found, provider, query };
  } catch (error) {
    if (signal.aborted || isAborted(error)) throw error;
    complain('The address search failed.', error);
    return { state: 'failed' };
  }
}

/**
 * Suggestions for the typed text; empty text sends no request. A newer text aborts the older request; the previous
 * suggestions stay until newer ones arrive.
 */
export function useSuggestions(
  text: string,
  language: string,
): Search & { isCurrent: boolean; retry: () => void } {
  const query = plainText(text);
  const { state, data, reload } = useRequest(
    query.length < shortestQuery ? undefined : (signal) => search(query, language, signal),
    [query, language],
    [],
  );
  const isShown = data?.state === 'ready' || state === 'ready';
  return {
    ...(data && isShown ? data : { state: state === 'idle' ? 'idle' : 'loading' }),
    isCurrent: data?.state === 'ready' && data.query === query,
    retry: reload,
  };
}
