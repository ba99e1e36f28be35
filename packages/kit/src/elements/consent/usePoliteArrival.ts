import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { announce } from '#platform/announcer.ts';
import { pageDocument } from '#platform/pageDocument.ts';
import { useEffectOn } from '#platform/useEffectOn.ts';

interface Arrival {
  /** The person has opened the banner; otherwise it has appeared by itself. */
  isAskedFor: boolean;
  /** Announced when the focus stays where it is. */
  words: string;
}

/**
 * A banner that appears by itself is announced and leaves the focus where it is; one that the person has opened takes it.
 * When the banner closes, a focus inside it goes back to where it was.
 */
export function usePoliteArrival(
  banner: RefObject<HTMLElement | null>,
  { isAskedFor, words }: Arrival,
): (event: FocusEvent) => void {
  const cameFrom = useRef<EventTarget>(null);

  // Announced once, not again in another language.
  useEffectOn([isAskedFor], () => {
    const { activeElement, body } = pageDocument;
    if (isAskedFor && activeElement && activeElement !== body) banner.current?.focus();
    else announce(words);
  });

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
