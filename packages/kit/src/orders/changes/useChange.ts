import { ApiError, changesInRefusal, createChanges } from '@freight/client';
import type { ChangeQuote, ChangesOfOrder } from '@freight/contract';
import { useEffect, useRef, useState } from 'react';
import { pageApi } from '#api/calls/pageApi.ts';
import { useDraft } from '#orders/drafts/useDraft.ts';
import { changeDraftKey } from '#session/drafts.ts';
import { type ChangeDraft, fittedDraft, mostPictures, wantedOf } from './changeDraft.ts';

interface ChangeOptions {
  id: string;
  /** As they are shown. */
  changes: ChangesOfOrder;
  take: (changes: ChangesOfOrder) => void;
  reload: () => void;
  onSent: (changes: ChangesOfOrder) => void;
}

/** Writing one change, seeing what it costs, and sending it. A sending that a reload has interrupted continues. */
export function useChange({ id, changes, take, reload, onSent }: ChangeOptions) {
  const [quote, setQuote] = useState<ChangeQuote>();
  const [isAsking, setAsking] = useState(false);
  const [quoteError, setQuoteError] = useState<unknown>();
  /** Whether another fee was shown before. */
  const [isOtherFee, setOtherFee] = useState(false);
  /** Whether the person was further already, so that the focus belongs to the form. */
  const [isBack, setBack] = useState(false);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  const request = useDraft<ChangeDraft, ChangesOfOrder>({
    id,
    storageKey: changeDraftKey,
    read: fittedDraft,
    mostPictures,
    upload: (key, data, signal) => pageApi(createChanges).addPicture(id, key, data, { signal }),
    request: (draft, signal) => {
      const { key, fee, seen } = draft;
      return pageApi(createChanges).request(id, { key, change: wantedOf(draft), fee, seen }, { signal });
    },
    onSent(answer) {
      edit();
      take(answer);
      onSent(answer);
    },
    onRefused(error) {
      const current = changesInRefusal(error);
      if (current) {
        take(current);
        const { fee } = current;
        if (fee === undefined) void ask();
        else show({ arrival: quote?.arrival, fee });
        return false;
      }
      edit();
      // A kind may have been closed meanwhile.
      reload();
      // The next try is another change.
      return error instanceof ApiError && error.status === 409;
    },
  });
  const { draft, change, pictures, failure } = request;

  /** Shows what the change costs, also where that is no longer what was shown before. */
  function show(next: ChangeQuote): void {
    setOtherFee(quote !== undefined && quote.fee !== next.fee);
    setQuote(next);
  }

  /** Asks what the change costs; what was shown before stays meanwhile. */
  async function ask(): Promise<void> {
    asking.current?.abort();
    const own = new AbortController();
    asking.current = own;
    const { signal } = own;
    setAsking(true);
    setQuoteError(undefined);
    await pageApi(createChanges)
      .quote(id, wantedOf(draft), { signal })
      .then(
        (answer) => signal.aborted || show(answer),
        (error: unknown) => {
          if (signal.aborted) return;
          setQuote(undefined);
          setQuoteError(error);
        },
      );
    if (!signal.aborted) setAsking(false);
  }

  /** Back to writing. */
  function edit(): void {
    asking.current?.abort();
    setAsking(false);
    setQuote(undefined);
    setQuoteError(undefined);
    setOtherFee(false);
    setBack(true);
  }

  return {
    ...request,
    /** What the change costs, while the person looks at it before it is sent. */
    quote,
    isAsking,
    isBack,
    isOtherFee,
    /** Why the last attempt to ask or to send got no further; nothing where the page itself shows what is new. */
    failure: quoteError ?? (changesInRefusal(failure) ? undefined : failure),
    ask() {
      request.clearFailure();
      return ask();
    },
    edit,
    send() {
      if (!quote) return;
      // A picture belongs to the place where to leave the goods.
      if (draft.kind !== 'leaveAt') for (const picture of draft.pictures) pictures.remove(picture);
      change({ fee: quote.fee, seen: changes.version });
      setOtherFee(false);
      void request.send();
    },
  };
}

export type ChangeRequesting = ReturnType<typeof useChange>;
