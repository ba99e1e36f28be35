import { createContext, useCallback, useContext, useState } from 'react';
import { configuration } from '#platform/configuration.ts';

interface Alerts {
  /** What the element's own alert dialog shows; undefined while it is closed. */
  message: string | undefined;
  alert: (message: string) => void;
  dismiss: () => void;
}

/** Alerts of an element: shown by the host's function if there is one, else by a dialog in the element (OPEN-81). */
export function useAlert(): Alerts {
  const [message, setMessage] = useState<string>();
  const alert = useCallback((next: string) => {
    const { alert: hostAlert } = configuration.getState();
    if (hostAlert) hostAlert(next);
    else setMessage(next);
  }, []);
  return { message, alert, dismiss: useCallback(() => setMessage(undefined), []) };
}

/** Shows a message that the customer must read before continuing. */
export const AlertContext = createContext<(message: string) => void>(() => undefined);

export const useElementAlert = () => useContext(AlertContext);
