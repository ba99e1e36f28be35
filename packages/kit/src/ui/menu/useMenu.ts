import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { unclobbered } from '#platform/pageDocument.ts';
import { showBeside } from '#ui/popover/showBeside.ts';

/** In px; aligned with the edge of the button that is nearer to the side of the window, and never beyond the window. */
const placement = {
  gap: 6,
  margin: 8,
  adapt(menu: HTMLElement, { left, right }: DOMRect, windowWidth: number) {
    menu.style.maxHeight = 'none';
    const { offsetWidth, offsetHeight } = menu;
    const wanted = left + right > windowWidth ? right - offsetWidth : left;
    const { margin } = placement;
    menu.style.left = `${Math.max(margin, Math.min(wanted, windowWidth - offsetWidth - margin))}px`;
    return offsetHeight;
  },
};
/** Milliseconds the mouse rests on the button before its menu opens: one that passes, or presses, opens none. */
const mouseArriveDelay = 100;
/** Milliseconds a menu stays after the mouse has left it [NAV-21]. */
const mouseLeaveDelay = 150;

/** The item that gets the focus; `none` leaves it where it is. */
export type FocusedItem = 'first' | 'last' | 'none';

interface MenuState {
  isOpen: boolean;
  /** The element around button and menu. */
  place: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  panel: RefObject<HTMLDivElement | null>;
  items: () => HTMLElement[];
  open: (focus: FocusedItem) => void;
  /** Focus inside the menu goes back to its button, or it would be lost. */
  close: () => void;
  /** A press on the button: a menu that only the mouse has opened stays. */
  toggle: () => void;
  onMouseEnter: () => void;
  onMouseMove: (at: Point) => void;
  onMouseLeave: (at: Point) => void;
}

/** Where the mouse is. */
type Point = Readonly<Record<'clientX' | 'clientY', number>>;

/**
 * When a menu in the top layer is open, and where the focus is then. It closes by Escape, by a press elsewhere (seen
 * through shadow roots), and when the mouse has left it.
 */
export function useMenu(onOpen: () => void = () => undefined): MenuState {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const focusNext = useRef<FocusedItem>('none');
  const isOnlyHovered = useRef(false);
  const hasArrived = useRef(false);
  const mouse = useRef<Point>(undefined);
  const wasMovedAway = useRef(false);
  // What the mouse has begun: opening, or closing.
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const open = (focus: FocusedItem) => {
    clearTimeout(waiting.current);
    isOnlyHovered.current = focus === 'none';
    focusNext.current = focus;
    if (isOpen) focusItem(panel.current, focus);
    else {
      setOpen(true);
      onOpen();
    }
  };
  const close = useCallback(() => {
    clearTimeout(waiting.current);
    hasArrived.current = false;
    if (panel.current?.matches(':focus-within')) button.current?.focus();
    setOpen(false);
  }, []);

  const closeLater = useCallback(() => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(close, mouseLeaveDelay);
  }, [close]);

  useLayoutEffect(() => {
    const [menu, opener] = [panel.current, button.current];
    if (!isOpen || !menu?.isConnected || !opener) return;
    const stop = showMenu(menu, opener, close, () => {
      if (wasMovedAway.current) closeLater();
      wasMovedAway.current = false;
    });
    focusItem(menu, focusNext.current);
    return stop;
  }, [isOpen, close, closeLater]);

  useEffect(() => () => clearTimeout(waiting.current), []);

  return {
    isOpen,
    place,
    button,
    panel,
    items: () => itemsOf(panel.current),
    open,
    close,
    toggle: () => (isOpen && !isOnlyHovered.current ? close() : open('first')),
    onMouseEnter() {
      clearTimeout(waiting.current);
      hasArrived.current = true;
      wasMovedAway.current = false;
    },
    // A resting mouse opens nothing: the page has moved under it.
    onMouseMove({ clientX, clientY }) {
      mouse.current = { clientX, clientY };
      if (hasArrived.current && !isOpen) waiting.current = setTimeout(() => open('none'), mouseArriveDelay);
      hasArrived.current = false;
    },
    onMouseLeave({ clientX, clientY }) {
      // A resting mouse closes nothing either, before it moves on.
      wasMovedAway.current = mouse.current?.clientX === clientX && mouse.current.clientY === clientY;
      if (!wasMovedAway.current) closeLater();
    },
  };
}

const itemsOf = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
];

/** The first item is the selected one, if there is one. */
function focusItem(menu: HTMLElement | null, which: FocusedItem): void {
  const all = itemsOf(menu);
  const chosen = all.find((item) => item.ariaChecked === 'true') ?? all[0];
  if (which !== 'none') (which === 'first' ? chosen : all.at(-1))?.focus();
}

/** Shows the menu beside its button until the returned function is called. */
function showMenu(
  menu: HTMLElement,
  button: HTMLElement,
  close: () => void,
  onMouseBeside: () => void,
): () => void {
  const page = unclobbered(menu.ownerDocument);
  const stopped = new AbortController();
  const { signal } = stopped;
  const follow = showBeside(menu, button, placement, signal);
  // The browser hides a moved popover without an event.
  const watch = new ResizeObserver(() => (menu.offsetHeight > 0 ? follow() : close()));
  watch.observe(menu);
  page.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
  const isBeside = (event: Event) => !event.composedPath().some((part) => part === menu || part === button);
  page.addEventListener('pointerdown', (event) => isBeside(event) && close(), { signal });
  page.addEventListener('pointermove', (event) => isBeside(event) && onMouseBeside(), { signal });
  return () => {
    stopped.abort();
    watch.disconnect();
  };
}
