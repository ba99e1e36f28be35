import { useEffect, useState } from 'react';

/** False while the window has lost the focus: nobody reads then what is on it. */
export function useWindowFocus(): boolean {
  const [hasFocus, setFocus] = useState(true);
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    addEventListener('blur', () => setFocus(false), { signal });
    addEventListener('focus', () => setFocus(true), { signal });
    return () => stopped.abort();
  }, []);
  return hasFocus;
}
