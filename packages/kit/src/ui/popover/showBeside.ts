import { unclobbered } from '#platform/pageDocument.ts';

/** With less room than this, in px, a popover covers its anchor instead. */
const leastHeight = 120;

interface Placement {
  /** Space in px between the popover and its anchor. */
  gap: number;
  /** Space in px between the popover and the edge of the window. */
  margin: number;
  /** Sets its width and its horizontal position; returns the height in px it needs below its anchor. */
  adapt: (popover: HTMLElement, anchor: DOMRect, windowWidth: number) => number;
}

/**
 * Shows an element with `popover="manual"` in the top layer, so that no `overflow: hidden` of the page cuts it off: under
 * its anchor where it fits, else above it if there is more room. It follows the anchor until the signal aborts. Returns
 * the function that places it again.
 */
export function showBeside(
  popover: HTMLElement,
  anchor: HTMLElement,
  { gap, margin, adapt }: Placement,
  signal: AbortSignal,
): () => void {
  const page = unclobbered(popover.ownerDocument);
  const view = page.defaultView ?? window;
  const follow = () => {
    const box = anchor.getBoundingClientRect();
    const wanted = adapt(popover, box, page.documentElement.clientWidth);
    const below = view.innerHeight - box.bottom - gap - margin;
    const above = box.top - gap - margin;
    const opensAbove = wanted > below && above > below;
    Object.assign(popover.style, {
      top: opensAbove ? 'auto' : `${box.bottom + gap}px`,
      bottom: opensAbove ? `${view.innerHeight - box.top + gap}px` : 'auto',
      maxHeight: `${Math.max(leastHeight, opensAbove ? above : below)}px`,
    });
  };
  // Firefox has popovers since 125; before, the element is fixed and may be cut off, but it works.
  if ('showPopover' in popover) popover.showPopover();
  follow();
  // Captured: it may be any box around the anchor that scrolls.
  view.addEventListener('scroll', follow, { capture: true, passive: true, signal });
  view.addEventListener('resize', follow, { signal });
  signal.addEventListener('abort', () => {
    if ('hidePopover' in popover && popover.isConnected) popover.hidePopover();
  });
  return follow;
}
