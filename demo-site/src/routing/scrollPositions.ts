/**
 * The scroll position of each page of the visit, by its place in the history. The browser's own scroll restoration
 * does not work while scripts change the pages: it scrolls before the page is complete again.
 */
const positions = new Map<string, number>();

const place = (): string => String((history.state as { key?: string } | null)?.key ?? 'first');

/** Where the page of the current place in the history was left, in px. */
export const scrollPositionHere = (): number => positions.get(place()) ?? 0;

/** Keeps the memory for the rest of the visit; a reload is left to the browser. */
export function rememberScrollPositions(): void {
  history.scrollRestoration = 'manual';
  const remember = () => void positions.set(place(), window.scrollY);
  addEventListener('scroll', remember, { passive: true });
  // Scroll events fire with the next frame, when a link pressed before has already left the page.
  addEventListener('click', remember, { capture: true, passive: true });
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}
