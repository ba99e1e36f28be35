import { type DependencyList, useCallback, useState } from 'react';
import { useEffectOn } from '#platform/useEffectOn.ts';

/** The state of a request; `data` keeps the last answer while a newer one is loading or has failed. */
export interface Request<Data> {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  data: Data | undefined;
  error: unknown;
  /** Sends the request again, for a retry or after a live change. */
  reload: () => void;
}

/**
 * Runs a request whenever its inputs change and again on `reload`; an older one is aborted, also when the
 * component leaves. Pass `undefined` to stay idle.
 */
export function useRequest<Data>(
  load: ((signal: AbortSignal) => Promise<Data>) | undefined,
  inputs: DependencyList,
): Request<Data> {
  const [request, setRequest] = useState<Omit<Request<Data>, 'reload'>>({
    state: load ? 'loading' : 'idle',
    data: undefined,
    error: undefined,
  });
  const [runs, setRuns] = useState(0);
  const reload = useCallback(() => setRuns((count) => count + 1), []);

  useEffectOn([...inputs, runs], () => {
    if (!load) {
      setRequest({ state: 'idle', data: undefined, error: undefined });
      return;
    }
    const aborted = new AbortController();
    setRequest(({ data }) => ({ state: 'loading', data, error: undefined }));
    load(aborted.signal).then(
      (data) => !aborted.signal.aborted && setRequest({ state: 'ready', data, error: undefined }),
      (error: unknown) =>
        !aborted.signal.aborted && setRequest(({ data }) => ({ state: 'failed', data, error })),
    );
    return () => aborted.abort();
  });

  return { ...request, reload };
}
