import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { layOutAtOnce } from '#routing/arrival.ts';
import { scrollPositionHere } from '#routing/scrollPositions.ts';
import { smoothly } from '#routing/smoothly.ts';

/** Time for a page that has just been opened to take its place [ROUTE-29]. */
const settling = 100;

/** An anchor's name may hold any letter, `sustainability&community` for one (OPEN-23). */
function anchorOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function goTo(hash: string, behavior: ScrollBehavior): void {
  const anchor = anchorOf(hash);
  if (!anchor) return;
  anchor.scrollIntoView({ behavior });
  // The next Tab continues from here.
  if (!anchor.matches('a, button, input, [tabindex]')) anchor.tabIndex = -1;
  anchor.focus({ preventScroll: true });
}

/**
 * Scrolls to the anchor of an address: immediately on the page itself, a moment after arriving from another one
 * [ROUTE-28] [ROUTE-29]. The first page of a visit is left to the browser.
 */
export function useAnchors(): void {
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const before = useRef<string>(undefined);
  const arrive = useEffectEvent(({ pathname, hash, state }: Location) => {
    const from = before.current;
    before.current = pathname;
    if (from === undefined) return;
    layOutAtOnce();
    if (isBack) {
      // A step of the wizard begins at its own top.
      if (from === pathname && state?.step === undefined)
        window.scrollTo({ top: scrollPositionHere(), behavior: 'instant' });
      return;
    }
    if (!hash) return;
    if (from === pathname) {
      goTo(hash, smoothly());
      return;
    }
    const timer = setTimeout(() => goTo(hash, 'instant'), settling);
    return () => clearTimeout(timer);
  });
  // An anchor that is chosen again is another location at the same address.
  useEffect(() => arrive(location), [location]);
}
