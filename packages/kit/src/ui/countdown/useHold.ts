import { useState } from 'react';

/**
 * Whether a part of the page has the pointer or the focus. Each counts on its own, so that a leaving pointer does not
 * affect a person who reads with the keyboard (OPEN-69) [NOTIF-29] [TOAST-03].
 */
export function useHold() {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return {
    isHeld: isPointed || isFocused,
    /** To be called when the part's content is replaced: removed nodes dispatch no leave events. */
    release() {
      setPointed(false);
      setFocused(false);
    },
    /** Props for the part. */
    watch: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
