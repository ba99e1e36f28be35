import { type RefObject, useEffect, useState } from 'react';
import { unclobbered } from '#platform/pageDocument.ts';

type Edge = 'bottom' | 'top';

/**
 * The edge of the window where the banner does not cover the focused field: it moves to the other side rather than hide
 * it.
 */
export function useFreeEdge(banner: RefObject<HTMLElement | null>): Edge {
  const [edge, setEdge] = useState<Edge>('bottom');

  useEffect(() => {
    if (!banner.current) return;
    const page = unclobbered(banner.current.ownerDocument);
    const stopped = new AbortController();
    const giveWay = (event: Event) => {
      const [target] = event.composedPath();
      const shown = banner.current?.getBoundingClientRect();
      if (!shown || !(target instanceof Element) || banner.current?.contains(target)) return;
      const { top, bottom, left, right } = target.getBoundingClientRect();
      const isCovered = bottom > shown.top && top < shown.bottom && right > shown.left && left < shown.right;
      // Something taller than the free side is visible on both.
      if (!isCovered || bottom - top > window.innerHeight - shown.height) return;
      setEdge(top + bottom > window.innerHeight ? 'top' : 'bottom');
    };
    page.addEventListener('focusin', giveWay, { signal: stopped.signal });
    return () => stopped.abort();
  }, [banner]);

  return edge;
}
