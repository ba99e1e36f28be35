import { useState } from 'react';
import { useSending } from '#api/account/useSending.ts';
import { explain } from '#i18n/explain.ts';

/** The call of a form; `error` and `status` belong to the last failed one. */
export function useFactorCall() {
  const [error, setError] = useState<unknown>();
  const { isBusy, send } = useSending();
  const forget = () => setError(undefined);
  return {
    error,
    status: explain(error).status,
    isBusy,
    forget,
    send(call: (signal: AbortSignal) => Promise<void>): void {
      forget();
      void send(call, setError);
    },
  };
}
