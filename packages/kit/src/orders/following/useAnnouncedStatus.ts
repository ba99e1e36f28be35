import { useRef } from 'react';
import { announce } from '#platform/announcer.ts';
import { useEffectOn } from '#platform/useEffectOn.ts';

/** Announces a status that changes on screen to screen readers, in the text that `words` returns for it. */
export function useAnnouncedStatus(status: string | undefined, words: (status: string) => string): void {
  const known = useRef(status);
  useEffectOn([status], () => {
    if (known.current !== undefined && status !== undefined && known.current !== status)
      announce(words(status));
    known.current = status;
  });
}
