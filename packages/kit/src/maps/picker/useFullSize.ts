import { type RefObject, useEffect, useState } from 'react';
import { pageDocument } from '#platform/pageDocument.ts';
import { useTopLayer } from '#ui/top-layer/useTopLayer.ts';

interface FullSize {
  isFull: boolean;
  /** The element must carry `popover="manual"` while this is true: it fills the window without the browser's help. */
  isPopover: boolean;
  toggle: () => void;
  leave: () => void;
}

/**
 * Shows an element on the whole screen: by the Fullscreen API, else, as on phones that have none for elements, as a
 * layer over the page that fills the window. What floats in the element stays in it [MAP-10].
 */
export function useFullSize(ref: RefObject<HTMLElement | null>): FullSize {
  const [mode, setMode] = useState<'none' | 'screen' | 'popover'>('none');
  useTopLayer(ref, mode === 'popover');

  useEffect(() => {
    const element = ref.current;
    const root = element?.getRootNode() as ShadowRoot | undefined;
    const changed = () => {
      const isOurs = root?.fullscreenElement === element;
      setMode((last) => (isOurs ? 'screen' : last === 'screen' ? 'none' : last));
    };
    // Listened to on the element itself: the event on the document names the host only.
    element?.addEventListener('fullscreenchange', changed);
    return () => {
      element?.removeEventListener('fullscreenchange', changed);
      if (root?.fullscreenElement && root.fullscreenElement === element) void pageDocument.exitFullscreen();
    };
  }, [ref]);

  function leave(): void {
    if (mode === 'screen') void pageDocument.exitFullscreen();
    setMode('none');
  }

  function enter(): void {
    const element = ref.current;
    if (!element) return;
    if (!element.requestFullscreen || !pageDocument.fullscreenEnabled) {
      setMode('popover');
      return;
    }
    element.requestFullscreen().catch(() => setMode('popover'));
  }

  return {
    isFull: mode !== 'none',
    isPopover: mode === 'popover',
    toggle: () => (mode === 'none' ? enter() : leave()),
    leave,
  };
}
