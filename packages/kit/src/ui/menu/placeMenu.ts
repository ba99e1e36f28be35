import { unclobbered } from '#platform/pageDocument.ts';

/** Space in px between a menu and its button, and between a menu and the edge of the window. */
const gap = 6;
const margin = 8;
/** With less room than this a menu covers its button instead. */
const leastHeight = 120;

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

interface Place {
  left: number;
  /** Only one of the two is set. */
  top?: number;
  bottom?: number;
  maxHeight: number;
}

/**
 * The position of a menu of that size: under its button where it fits, else above it if there is more room; aligned with
 * the edge of the button that is nearer to the side of the window, and never beyond the window.
 */
function placeBeside(
  button: Box,
  menu: { width: number; height: number },
  view: { width: number; height: number },
): Place {
  const below = view.height - button.bottom - gap - margin;
  const above = button.top - gap - margin;
  const opensAbove = menu.height > below && above > below;
  const isOnTheRight = button.left + button.right > view.width;
  const wanted = isOnTheRight ? button.right - menu.width : button.left;
  return {
    left: Math.max(margin, Math.min(wanted, view.width - menu.width - margin)),
    ...(opensAbove ? { bottom: view.height - button.top + gap } : { top: button.bottom + gap }),
    maxHeight: Math.max(leastHeight, opensAbove ? above : below),
  };
}

const pixels = (value: number | undefined): string => (value === undefined ? 'auto' : `${value}px`);

/** Positions a visible menu beside its button. */
export function placeMenu(menu: HTMLElement, button: HTMLElement): void {
  const page = unclobbered(menu.ownerDocument);
  const { clientWidth: width, clientHeight: height } = page.documentElement;
  menu.style.maxHeight = 'none';
  const size = { width: menu.offsetWidth, height: menu.offsetHeight };
  const view = { width, height: page.defaultView?.innerHeight ?? height };
  const { left, top, bottom, maxHeight } = placeBeside(button.getBoundingClientRect(), size, view);
  Object.assign(menu.style, {
    left: pixels(left),
    top: pixels(top),
    bottom: pixels(bottom),
    maxHeight: pixels(maxHeight),
  });
}
