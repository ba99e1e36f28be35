import { type RefObject, useEffect, useState } from 'react';

type Edge = 'bottom' | 'top';

/**
 * The edge of the window where the banner does not cover what has the focus: it changes sides rather than hide a
 * field somebody types in.
 */
export function useFreeEdge(banner: RefObject<HTMLElement | null>): Edge {
  const [edge, setEdge] = useState<Edge>('bottom');

  useEffect(() => {
    const page = banner.current?.ownerDocument;
    if (!page) return;
    const stopped = new AbortController();
    const giveWay = (event: Event) => {
      const [target] = event.composedPath();
      const shown = banner.current?.getBoundingClientRect();
      if (!shown || !(target instanceof Element) || banner.current?.contains(target)) return;
      const { top, bottom, left, right } = target.getBoundingClientRect();
      const isCovered = bottom > shown.top && top < shown.bottom && right > shown.left && left < shown.right;
      // Something higher than the free side is seen on both.
      if (!isCovered || bottom - top > window.innerHeight - shown.height) return;
      setEdge(top + bottom > window.innerHeight ? 'top' : 'bottom');
    };
    page.addEventListener('focusin', giveWay, { signal: stopped.signal });
    return () => stopped.abort();
  }, [banner]);

  return edge;
}
