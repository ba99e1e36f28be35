import type { ErrorCode } from '@freight/client';
import { useEffect, useMemo, useState } from 'react';
import { capabilities, useCapability } from '#capabilities/capabilities.ts';
import type { Filter } from '#elements/orders/filter.ts';
import { useListFailure } from '#elements/orders/useListFailure.ts';
import { announce } from '#platform/announcer.ts';
import { type Request, useRequest } from '#platform/useRequest.ts';
import { useStore } from '#platform/useStore.ts';
import { type FoundPage, type Search, searchOnServer } from './search.ts';
import { type Loaded, loadOrders, searchLoaded } from './searchLoaded.ts';
import { useSearchTexts } from './strings/index.ts';

export interface Searching {
  request: Request<FoundPage & { index: number }>;
  search: Search;
  goTo: (index: number) => void;
  /** The orders that are searched here, where the API cannot search. */
  loaded: Loaded | undefined;
  loadMore: () => Promise<void>;
}

/** A search and the page of it that is shown; it begins at its first page. */
export function useSearch(filter: Filter, onLoginNeeded: (code: ErrorCode) => void): Searching {
  const t = useSearchTexts();
  const isOffered = useCapability('orderSearch');
  const isSettled = useStore(capabilities(), (state) => state.isSettled);
  const [loaded] = useState(loadOrders);
  const search = useMemo(
    () => (isOffered ? searchOnServer(filter) : searchLoaded(filter, loaded)),
    [isOffered, filter, loaded],
  );
  const [place, setPlace] = useState({ search, index: 0 });
  const index = place.search === search ? place.index : 0;
  const request = useRequest(
    isSettled ? async (signal) => ({ index, ...(await search.page(index, signal)) }) : undefined,
    [search, index, isSettled],
    // What was found before stays until the next answer.
    [isOffered],
  );
  const { state, data: { count } = { count: 0 } } = request;
  useListFailure(request, onLoginNeeded);

  useEffect(() => {
    if (state === 'ready') announce(t(count === 1 ? 'found.one' : 'found', { count }));
  }, [state, count, t]);

  return {
    request,
    search,
    goTo: (next) => setPlace({ search, index: next }),
    loaded: isOffered ? undefined : loaded,
    async loadMore() {
      await loaded.more();
      request.reload();
    },
  };
}
