import { useInsertionEffect } from 'react';
import { addSheet } from '#styles/adoptSheets.ts';

/** Brings a lazily loaded part's css into the shadow root it stands in, before it is painted. */
export function useSheet(host: HTMLElement | undefined, css: string): void {
  useInsertionEffect(() => {
    if (host?.shadowRoot) addSheet(host.shadowRoot, css);
  }, [host, css]);
}
