import { type DependencyList, useCallback, useState } from 'react';
import { useEffectOn } from './useEffectOn.ts';

/** The state of a request; `data` keeps the last answer about the same subject while a newer one is loading or has failed. */
export interface Request<Data> {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  data: Data | undefined;
  error: unknown;
  /** Sends the request again, for a retry or after a live change. */
  reload: () => void;
}

const isSame = (one: DependencyList, other: DependencyList): boolean =>
  one.length === other.length && one.every((value, index) => Object.is(value, other[index]));

/**
 * Runs a request whenever its inputs change and again on `reload`; an older one is aborted, also when the
 * component leaves. Pass `undefined` to stay idle. An answer about another subject is never returned, not even in the
 * render in which the inputs change; the subject is all the inputs unless a part of them is named.
 */
export function useRequest<Data>(
  load: ((signal: AbortSignal) => Promise<Data>) | undefined,
  inputs: DependencyList,
  subject: DependencyList = inputs,
): Request<Data> {
  const pending = {
    state: load ? ('loading' as const) : ('idle' as const),
    error: undefined,
    inputs,
    subject,
  };
  const [answer, setAnswer] = useState<
    Omit<Request<Data>, 'reload'> & { inputs: DependencyList; subject: DependencyList }
  >({ ...pending, data: undefined });
  const [runs, setRuns] = useState(0);
  const reload = useCallback(() => setRuns((count) => count + 1), []);
  const last = load && isSame(answer.subject, subject) ? answer.data : undefined;
  const { state, data, error } = isSame(answer.inputs, inputs) ? answer : { ...pending, data: last };

  useEffectOn([...inputs, runs], () => {
    setAnswer({ ...pending, data: last });
    if (!load) return;
    const aborted = new AbortController();
    const settle = (settled: Pick<Request<Data>, 'state' | 'data' | 'error'>) =>
      aborted.signal.aborted || setAnswer({ ...settled, inputs, subject });
    load(aborted.signal).then(
      (data) => settle({ state: 'ready', data, error: undefined }),
      (error: unknown) => settle({ state: 'failed', data: last, error }),
    );
    return () => aborted.abort();
  });

  return { state, data, error, reload };
}
