import { ApiError } from '@freight/client';
import type { Claim } from '@freight/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ClaimDraft, newDraft, newKey, readDraft, storeDraft } from './claimDraft.ts';
import { dropPictures } from './pictureStore.ts';
import { sendClaim } from './sendClaim.ts';
import { usePictures } from './usePictures.ts';

export type Progress = 'writing' | 'sending' | 'silent' | 'sent';

/** Writing and sending one report. A sending that a reload has interrupted continues. */
export function useReport(id: string, onSent: (claim: Claim) => void) {
  const [draft, setDraft] = useState(() => readDraft(id));
  const [progress, setProgress] = useState<Progress>('writing');
  const [failure, setFailure] = useState<unknown>();
  const [claim, setClaim] = useState<Claim>();
  const latest = useRef(draft);
  const running = useRef<AbortController>(undefined);
  const [tryNow, setTryNow] = useState(() => () => {});

  function change(parts: Partial<ClaimDraft>): void {
    latest.current = { ...latest.current, ...parts, keptAt: Date.now() };
    storeDraft(id, latest.current);
    setDraft(latest.current);
  }
  const pictures = usePictures(latest, change);

  async function send(): Promise<void> {
    const { kind } = latest.current;
    if (!kind) return;
    running.current?.abort();
    const attempt = new AbortController();
    running.current = attempt;
    const { signal } = attempt;
    change({ isSending: true });
    setProgress('sending');
    setFailure(undefined);
    await pictures.loaded();
    const sending = sendClaim(id, kind, {
      signal,
      current: () => latest.current,
      dataOf: pictures.dataOf,
      onUploaded(picture, uploaded) {
        setProgress('sending');
        const withId = { ...picture, id: uploaded };
        change({
          pictures: latest.current.pictures.map((one) => (one.name === picture.name ? withId : one)),
        });
      },
      onReport: () => change({ isUncertain: true }),
      onSilence(error, next) {
        setFailure(error);
        setProgress('silent');
        setTryNow(() => next);
      },
    });
    await sending.then(settle, (error: unknown) => signal.aborted || refuse(error));
  }

  function settle(sent: Claim): void {
    void dropPictures(latest.current.pictures.map(({ name }) => name));
    latest.current = newDraft();
    setDraft(latest.current);
    storeDraft(id, undefined);
    setClaim(sent);
    setProgress('sent');
    onSent(sent);
  }

  /** The answer is known. After a conflict the next report has a key of its own, under which its pictures are sent again. */
  function refuse(error: unknown): void {
    const isConflict = error instanceof ApiError && error.status === 409;
    const unsent = latest.current.pictures.map((picture) => ({ ...picture, id: '' }));
    change({
      isSending: false,
      isUncertain: false,
      ...(isConflict && { key: newKey(), pictures: unsent }),
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
    /** What the server has received, once it has. */
    claim,
    send,
    tryNow,
    /** Ends a sending whose report cannot exist yet. */
    stop() {
      running.current?.abort();
      change({ isSending: false });
      setFailure(undefined);
      setProgress('writing');
    },
    /** Begins another report, after one that was sent. */
    renew() {
      setClaim(undefined);
      setProgress('writing');
    },
  };
}

export type Report = ReturnType<typeof useReport>;
