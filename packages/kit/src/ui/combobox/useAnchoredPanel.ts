import { type RefObject, useLayoutEffect, useRef } from 'react';
import { showBeside } from '#ui/popover/showBeside.ts';

/** In px; a list opens above with less than 220 below its anchor, gap and margin included. */
const placement = {
  gap: 4,
  margin: 12,
  adapt({ style }: HTMLElement, { left, width }: DOMRect) {
    style.left = `${left}px`;
    style.width = `${width}px`;
    return 204;
  },
};

/** Shows a panel with `popover="manual"` as wide as its anchor. */
export function useAnchoredPanel(
  isOpen: boolean,
): [anchor: RefObject<HTMLDivElement | null>, panel: RefObject<HTMLDivElement | null>] {
  const anchor = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const [shown, at] = [panel.current, anchor.current];
    if (!isOpen || !shown || !at) return;
    const stopped = new AbortController();
    showBeside(shown, at, placement, stopped.signal);
    return () => stopped.abort();
  }, [isOpen]);

  return [anchor, panel];
}
