import { type RefObject, useEffect } from 'react';
import { movedEvent } from '#platform/moved.ts';

/**
 * Shows an element with `popover="manual"` above everything on the page, dialogs included; another `version` moves it
 * above what was opened since. Without popovers its css positions it.
 */
export function useTopLayer(ref: RefObject<HTMLElement | null>, shown: boolean, version?: unknown): void {
  useEffect(() => {
    const element = ref.current;
    if (!shown || !element?.isConnected || !('showPopover' in element)) return;
    const raise = () => {
      // Moving it up hides it for a moment, which would lose the focus.
      const isOpen = element.matches(':popover-open');
      if (isOpen && version !== undefined && !element.matches(':focus-within')) element.hidePopover();
      if (!element.matches(':popover-open')) element.showPopover();
    };
    raise();
    // The browser hides what its page moves.
    const root = element.getRootNode();
    root.addEventListener(movedEvent, raise);
    return () => root.removeEventListener(movedEvent, raise);
  }, [ref, shown, version]);

  useEffect(() => {
    const element = ref.current;
    if (!shown && element?.matches(':popover-open')) element.hidePopover();
  }, [ref, shown]);
}
