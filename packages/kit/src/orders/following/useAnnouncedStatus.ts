import { useEffect, useEffectEvent, useRef } from 'react';
import { announceOrderNews } from '#orders/store/orderNews.ts';

interface ShownStatus {
  orderId: string;
  status: string;
}

/** Announces a status that changes on screen to screen readers, in the text that `words` returns for it. */
export function useAnnouncedStatus(order: ShownStatus | undefined, words: (status: string) => string): void {
  const { orderId = '', status } = order ?? {};
  const known = useRef(status);
  const sentenceOf = useEffectEvent(words);
  useEffect(() => {
    if (known.current !== undefined && status !== undefined && known.current !== status)
      announceOrderNews('status', orderId, status, sentenceOf(status));
    known.current = status;
  }, [orderId, status]);
}
