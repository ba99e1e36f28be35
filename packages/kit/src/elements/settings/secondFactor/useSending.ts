import { isAborted } from '@freight/client';
import { useEffect, useRef, useState } from 'react';
import { explain } from '#i18n/explain.ts';

/** Runs one call at a time, aborted when its form unmounts; `error` and `status` belong to the last failed call. */
export function useSending() {
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  async function send(call: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const signal = leaving.current?.signal;
    if (isBusy || !signal) return;
    setBusy(true);
    setError(undefined);
    try {
      await call(signal);
    } catch (failure) {
      if (!isAborted(failure)) setError(failure);
    } finally {
      setBusy(false);
    }
  }
  return {
    error,
    status: explain(error).status,
    isBusy,
    send,
    forget: () => setError(undefined),
  };
}
