import { useEffect } from 'react';
import { pageDocument } from '#platform/pageDocument.ts';

/** Keeps the screen on while the page is visible. A browser that cannot, or an empty battery, leaves it as it is. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let hasLeft = false;
    const ask = async () => {
      if (pageDocument.hidden) return;
      const taken = await navigator.wakeLock?.request('screen').catch(() => undefined);
      if (hasLeft) await taken?.release();
      else lock = taken;
    };
    void ask();
    // The browser takes it back when the page is hidden.
    pageDocument.addEventListener('visibilitychange', ask);
    return () => {
      hasLeft = true;
      pageDocument.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}
