import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** How long a menu waits for a mouse that has left it, in milliseconds [NAV-21]. */
const closeDelay = 150;

/**
 * A menu that opens under a mouse, by a press and by the keyboard, and closes 150 ms after the mouse has left, by a
 * press elsewhere, by Escape, and when the focus goes on. `box` holds the button and the entries.
 */
export function useHoverMenu<Box extends HTMLElement>() {
  const [open, setOpen] = useState(false);
  const box = useRef<Box>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The press that follows the mouse's arrival must not close what the arrival has opened. */
  const openedByMouse = useRef(false);

  useEffect(() => () => clearTimeout(waiting.current), []);
  useEffect(() => {
    if (!open) return;
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);

  const show = (byMouse = false) => {
    clearTimeout(waiting.current);
    openedByMouse.current = byMouse;
    setOpen(true);
  };
  const close = () => {
    clearTimeout(waiting.current);
    setOpen(false);
  };

  return {
    open,
    close,
    boxProps: {
      ref: box,
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return;
        clearTimeout(waiting.current);
        if (!open) show(true);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') waiting.current = setTimeout(() => setOpen(false), closeDelay);
      },
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget instanceof Node && !box.current?.contains(event.relatedTarget)) close();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape' && open) {
          close();
          box.current?.querySelector('button')?.focus();
          return;
        }
        const next = nextStop(box.current, event.key);
        if (!next) return;
        event.preventDefault();
        // The entries can take the focus once they are shown.
        flushSync(() => show());
        next.focus();
      },
    },
    buttonProps: {
      'aria-expanded': open,
      onClick: () => (open && !openedByMouse.current ? close() : show()),
    },
  };
}

/** The next target of the arrow keys, Home and End from the button or an entry; undefined for any other key. */
function nextStop(box: HTMLElement | null, key: string): HTMLElement | undefined {
  const stops = [...(box?.querySelectorAll<HTMLElement>('button, a') ?? [])];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 1, End: stops.length - 1 }[key];
  return at < 0 || next === undefined ? undefined : stops[(next + stops.length) % stops.length];
}
