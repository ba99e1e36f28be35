import { useState } from 'react';

/**
 * Whether somebody is in a part of the page, with the pointer or with the focus: each holds on its own, so that a
 * pointer that leaves takes nothing away from whoever reads with the keyboard (OPEN-69) [NOTIF-29] [TOAST-03].
 */
export function useHold() {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return {
    isHeld: isPointed || isFocused,
    /** For when the part changes under whoever is in it: what is gone tells no end. */
    release() {
      setPointed(false);
      setFocused(false);
    },
    /** To be put on the part. */
    watch: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
