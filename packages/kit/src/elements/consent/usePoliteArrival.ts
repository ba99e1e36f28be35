import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { announce } from '#platform/announcer.ts';
import { useEffectOn } from '#platform/useEffectOn.ts';

interface Arrival {
  /** Somebody wants to see the banner; otherwise it has come by itself. */
  isAskedFor: boolean;
  /** What is said when the focus stays where it is. */
  words: string;
}

/**
 * A banner that comes by itself is only announced and leaves the focus where it is; who has pressed something to see
 * it is taken there. When it goes, a focus that was in it goes back to where it came from.
 */
export function usePoliteArrival(
  banner: RefObject<HTMLElement | null>,
  { isAskedFor, words }: Arrival,
): (event: FocusEvent) => void {
  const cameFrom = useRef<EventTarget>(null);

  // Said once, not again in another language.
  useEffectOn([isAskedFor], () => {
    const { activeElement, body } = document;
    if (isAskedFor && activeElement && activeElement !== body) banner.current?.focus();
    else announce(words);
  });

  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body;
      const { current: before } = cameFrom;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
    },
    [],
  );

  return ({ relatedTarget }) => {
    if (relatedTarget && !banner.current?.contains(relatedTarget as Node)) cameFrom.current = relatedTarget;
  };
}
