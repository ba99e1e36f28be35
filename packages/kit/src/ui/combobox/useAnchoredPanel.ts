import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Space in px a panel needs below its anchor; with less it opens above, if there is more space. */
const roomWanted = 220;

function place(panel: HTMLElement, anchor: HTMLElement): void {
  const { top, bottom, left, width } = anchor.getBoundingClientRect();
  const below = window.innerHeight - bottom;
  const opensAbove = below < roomWanted && top > below;
  Object.assign(panel.style, {
    left: `${left}px`,
    width: `${width}px`,
    top: opensAbove ? 'auto' : `${bottom + 4}px`,
    bottom: opensAbove ? `${window.innerHeight - top + 4}px` : 'auto',
    maxHeight: `${Math.max(120, (opensAbove ? top : below) - 16)}px`,
  });
}

/**
 * Shows a panel with `popover="manual"` in the top layer, as wide as its anchor and under it, so that no
 * `overflow: hidden` of the page cuts it off.
 */
export function useAnchoredPanel(
  isOpen: boolean,
): [anchor: RefObject<HTMLDivElement | null>, panel: RefObject<HTMLDivElement | null>] {
  const anchor = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const [shown, at] = [panel.current, anchor.current];
    if (!isOpen || !shown || !at) return;
    const follow = () => place(shown, at);
    follow();
    shown.showPopover();
    const stopped = new AbortController();
    // Captured: it may be any box around the anchor that scrolls.
    window.addEventListener('scroll', follow, { capture: true, passive: true, signal: stopped.signal });
    window.addEventListener('resize', follow, { signal: stopped.signal });
    return () => {
      stopped.abort();
      if (shown.isConnected) shown.hidePopover();
    };
  }, [isOpen]);

  return [anchor, panel];
}
