import { type DependencyList, useCallback, useEffect, useEffectEvent, useState } from 'react';

/** The state of a request; `data` keeps the last answer about the same subject while a newer one is loading or has failed. */
export interface Request<Data> {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  data: Data | undefined;
  error: unknown;
  /** Sends the request again, for a retry or after a live change. */
  reload: () => void;
}

/** One sending of a request. */
interface Run {
  inputs: DependencyList;
  subject: DependencyList;
}

type Answer<Data> = Omit<Request<Data>, 'reload'>;

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
  const [latest, setRun] = useState<Run>({ inputs, subject });
  const run = isSame(latest.inputs, inputs) ? latest : { inputs, subject };
  if (run !== latest) setRun(run);
  const [answer, setAnswer] = useState<Answer<Data> & { run: Run }>();
  const last = load && answer && isSame(answer.run.subject, subject) ? answer.data : undefined;
  const pending: Answer<Data> = { state: load ? 'loading' : 'idle', data: last, error: undefined };

  const begin = useEffectEvent((run: Run, signal: AbortSignal) => {
    setAnswer({ ...pending, run });
    const settle = (settled: Answer<Data>) => signal.aborted || setAnswer({ ...settled, run });
    load?.(signal).then(
      (data) => settle({ state: 'ready', data, error: undefined }),
      (error: unknown) => settle({ state: 'failed', data: last, error }),
    );
  });
  useEffect(() => {
    const aborted = new AbortController();
    begin(run, aborted.signal);
    return () => aborted.abort();
  }, [run]);

  const { state, data, error } = answer?.run === run ? answer : pending;
  return { state, data, error, reload: useCallback(() => setRun((one) => ({ ...one })), []) };
}
