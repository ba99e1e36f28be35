import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '#platform/announcer.ts';
import { pageDocument } from '#platform/pageDocument.ts';

interface Arrival {
  /** True when the visitor opened the banner, false when it appeared automatically. */
  isAskedFor: boolean;
  /** Announced when the focus stays where it is. */
  words: string;
}

/**
 * A banner that appears automatically is announced and does not move the focus; one that the visitor opened takes it.
 * When the banner closes, a focus inside it returns to where it was.
 */
export function usePoliteArrival(
  banner: RefObject<HTMLElement | null>,
  { isAskedFor, words }: Arrival,
): (event: FocusEvent) => void {
  const cameFrom = useRef<EventTarget>(null);

  // Announced once, not again in another language.
  const announceArrival = useEffectEvent(() => announce(words));
  useEffect(() => {
    const { activeElement, body } = pageDocument;
    if (isAskedFor && activeElement && activeElement !== body) banner.current?.focus();
    else announceArrival();
  }, [banner, isAskedFor]);

  useEffect(
    () => () => {
      const isLost = pageDocument.activeElement === pageDocument.body;
      const { current: before } = cameFrom;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
    },
    [],
  );

  return ({ relatedTarget }) => {
    if (relatedTarget && !banner.current?.contains(relatedTarget as Node)) cameFrom.current = relatedTarget;
  };
}
