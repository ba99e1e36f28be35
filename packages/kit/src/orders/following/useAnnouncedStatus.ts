import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '#platform/announcer.ts';

/** Announces a status that changes on screen to screen readers, in the text that `words` returns for it. */
export function useAnnouncedStatus(status: string | undefined, words: (status: string) => string): void {
  const known = useRef(status);
  const sentenceOf = useEffectEvent(words);
  useEffect(() => {
    if (known.current !== undefined && status !== undefined && known.current !== status)
      announce(sentenceOf(status));
    known.current = status;
  }, [status]);
}
