import { onTestFinished } from 'vitest';

const turn = (name: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent(name, { persisted }));

/** As when the browser leaves the page, which may be kept in its cache; for this test only. */
export function leavePage(persisted = true): void {
  turn('pagehide', persisted);
  onTestFinished(returnToPage);
}

/** As when the page comes out of the back-forward cache. */
export const returnToPage = (): void => void turn('pageshow', true);
