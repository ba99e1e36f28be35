import { useRef } from 'react';
import { announce } from '#platform/announcer.ts';
import { useEffectOn } from '#platform/useEffectOn.ts';

/** A status that changes under the eyes of a person is also said to those who listen; `words` says how. */
export function useAnnouncedStatus(status: string | undefined, words: (status: string) => string): void {
  const known = useRef(status);
  useEffectOn([status], () => {
    if (known.current !== undefined && status !== undefined && known.current !== status)
      announce(words(status));
    known.current = status;
  });
}
