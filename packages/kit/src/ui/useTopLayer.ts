import { type RefObject, useEffect } from 'react';
import { useEffectOn } from '#platform/useEffectOn.ts';

/**
 * Shows an element with `popover="manual"` above everything on the page, dialogs included; another `round` lifts it
 * above what was opened since. Browsers without popovers leave it where its css puts it.
 */
export function useTopLayer(ref: RefObject<HTMLElement | null>, shown: boolean, round?: unknown): void {
  useEffectOn([ref, shown, round], () => {
    const element = ref.current;
    if (!shown || !element?.isConnected || !('showPopover' in element)) return;
    // Lifting means hiding for a moment, which would throw the focus out.
    if (element.matches(':popover-open') && !element.matches(':focus-within')) element.hidePopover();
    if (!element.matches(':popover-open')) element.showPopover();
  });

  useEffect(() => {
    const element = ref.current;
    if (!shown && element?.matches(':popover-open')) element.hidePopover();
  }, [ref, shown]);
}
