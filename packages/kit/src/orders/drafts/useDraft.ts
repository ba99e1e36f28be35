import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Draft, newKey } from './draft.ts';
import { storeDraft, storedDraft } from './draftSlots.ts';
import { dropPictures } from './pictureStore.ts';
import { untilAnswered, uploadPictures } from './untilAnswered.ts';
import { usePictures } from './usePictures.ts';

export type Progress = 'writing' | 'sending' | 'silent' | 'sent';

interface DraftOptions<Content extends Draft, Answer> {
  /** Names the order to the drafts: its id or number, or `share:` and the token of a link. */
  id: string;
  /** Where drafts of this kind are kept in the tab's session storage. */
  storageKey: string;
  /** Reads what an earlier page stored; a new draft if there is nothing to be read. */
  read: (stored: unknown) => Content;
  /** How many pictures a request may have. */
  mostPictures: number;
  /** Resolves to the server's id of a picture for the request of this key. */
  upload: (key: string, data: Blob, signal: AbortSignal) => Promise<string>;
  /** Sends the request itself; safe to repeat with the same draft. */
  request: (draft: Content, signal: AbortSignal) => Promise<Answer>;
  onSent: (answer: Answer) => void;
  /** Called when the server has refused a picture or the request; returns whether the next try is another request. */
  onRefused: (error: unknown) => boolean;
}

/** Writing and sending one request about an order. A sending that a reload has interrupted continues. */
export function useDraft<Content extends Draft, Answer>(options: DraftOptions<Content, Answer>) {
  const { id, storageKey, read, mostPictures, upload, request, onSent, onRefused } = options;
  const [draft, setDraft] = useState(() => read(storedDraft(storageKey, id)));
  const [progress, setProgress] = useState<Progress>('writing');
  const [failure, setFailure] = useState<unknown>();
  const [answer, setAnswer] = useState<Answer>();
  const latest = useRef(draft);
  const running = useRef<AbortController>(undefined);
  const [tryNow, setTryNow] = useState(() => () => {});

  function change(parts: Partial<Content> | Partial<Draft>): void {
    latest.current = { ...latest.current, ...parts, keptAt: Date.now() };
    storeDraft(storageKey, id, latest.current);
    setDraft(latest.current);
  }
  const pictures = usePictures({ latest, change, most: mostPictures });

  async function sendOnce(signal: AbortSignal): Promise<Answer> {
    await uploadPictures({
      pictures: latest.current.pictures,
      dataOf: pictures.dataOf,
      upload: (data) => upload(latest.current.key, data, signal),
      onUploaded({ name }, uploaded) {
        setProgress('sending');
        change({
          pictures: latest.current.pictures.map((one) => (one.name === name ? { name, id: uploaded } : one)),
        });
      },
    });
    // From now on it may exist.
    change({ isUncertain: true });
    return request(latest.current, signal);
  }

  async function send(): Promise<void> {
    running.current?.abort();
    const attempt = new AbortController();
    running.current = attempt;
    const { signal } = attempt;
    change({ isSending: true });
    setProgress('sending');
    setFailure(undefined);
    await pictures.loaded();
    const sending = untilAnswered(() => sendOnce(signal), {
      signal,
      onSilence(error, next) {
        setFailure(error);
        setProgress('silent');
        setTryNow(() => next);
      },
    });
    await sending.then(settle, (error: unknown) => signal.aborted || refuse(error));
  }

  function settle(received: Answer): void {
    void dropPictures(latest.current.pictures.map(({ name }) => name));
    latest.current = read(undefined);
    setDraft(latest.current);
    storeDraft(storageKey, id, undefined);
    setAnswer(received);
    setProgress('sent');
    onSent(received);
  }

  /** The answer is known. Another request has a key of its own, under which its pictures are sent again. */
  function refuse(error: unknown): void {
    const isOver = onRefused(error);
    const unsent = latest.current.pictures.map((picture) => ({ ...picture, id: '' }));
    change({
      isSending: false,
      isUncertain: false,
      ...(isOver && { key: newKey(), pictures: unsent }),
    });
    setFailure(error);
    setProgress('writing');
  }

  const resume = useEffectEvent(() => {
    if (latest.current.isSending) void send();
  });
  useEffect(() => {
    resume();
    return () => running.current?.abort();
  }, []);

  return {
    draft,
    change,
    pictures,
    progress,
    /** Why the server refused the last attempt, or why there is no answer to it. */
    failure,
    /** What the server has answered, once it has. */
    answer,
    send,
    tryNow,
    /** Forgets why the last attempt failed. */
    clearFailure: () => setFailure(undefined),
    /** Ends a sending whose request cannot exist yet. */
    stop() {
      running.current?.abort();
      change({ isSending: false });
      setFailure(undefined);
      setProgress('writing');
    },
    /** Begins another request, after one that was sent. */
    renew() {
      setAnswer(undefined);
      setProgress('writing');
    },
  };
}
