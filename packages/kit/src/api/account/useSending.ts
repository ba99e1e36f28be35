import { isAborted } from '@freight/client';
import { useEffect, useRef, useState } from 'react';

interface Sending {
  isBusy: boolean;
  /** Runs one call at a time; a failure goes to the second function, unless the form was removed meanwhile. */
  send: (
    call: (signal: AbortSignal) => Promise<unknown>,
    onFailure: (error: unknown) => void,
  ) => Promise<void>;
}

/** The call of a form, aborted when the form is removed. */
export function useSending(): Sending {
  const [isBusy, setBusy] = useState(false);
  const leaving = useRef<AbortController>(undefined);

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  return {
    isBusy,
    async send(call, onFailure) {
      const signal = leaving.current?.signal;
      if (isBusy || !signal) return;
      setBusy(true);
      try {
        await call(signal);
      } catch (error) {
        if (!isAborted(error)) onFailure(error);
      } finally {
        setBusy(false);
      }
    },
  };
}
