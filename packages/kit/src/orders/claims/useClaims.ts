import { createClaims, NetworkError } from '@freight/client';
import { useEffect } from 'react';
import { pageApi } from '#api/calls/pageApi.ts';
import { useRequest } from '#platform/useRequest.ts';

/** What can be reported about an order, and what has been; read again when `version` changes. */
export function useClaims(id: string, version: unknown = '') {
  const { state, data, error, reload } = useRequest(
    (signal) => pageApi(createClaims).read(id, { signal }),
    [id, version],
    [id],
  );
  useEffect(() => {
    if (!(error instanceof NetworkError)) return;
    addEventListener('online', reload, { once: true });
    return () => removeEventListener('online', reload);
  }, [error, reload]);
  return { data, isSettled: data !== undefined || state === 'failed' };
}
