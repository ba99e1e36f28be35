import { useInsertionEffect } from 'react';
import { addSheet } from '#styles/adoptSheets.ts';

/** Adds a lazily loaded part's css to its shadow root before it is painted. */
export function useSheet(host: HTMLElement | undefined, css: string): void {
  useInsertionEffect(() => {
    if (host?.shadowRoot) addSheet(host.shadowRoot, css);
  }, [host, css]);
}
