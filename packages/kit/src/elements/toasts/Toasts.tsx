import { useEffect, useRef, useState } from 'react';
import type { PropertiesOf } from '#bridge/definition.ts';
import { useStore } from '#platform/useStore.ts';
import { takeCarriedToasts } from '#toasts/carriedToasts.ts';
import { dismissToast, notify, pageToasts } from '#toasts/toasts.ts';
import { useHold } from '#ui/countdown/useHold.ts';
import { useTopLayer } from '#ui/top-layer/useTopLayer.ts';
import type { definition } from './definition.ts';
import { texts } from './strings/index.ts';
import { Toast } from './Toast.tsx';

/**
 * The page's messages in one corner. They are announced elsewhere, because screen readers ignore a live region in a
 * shadow root, so the list itself is not one.
 */
export function Toasts({ position, duration }: PropertiesOf<typeof definition>) {
  const t = texts.use();
  const shown = useStore(pageToasts, (state) => state.shown);
  const list = useRef<HTMLElement>(null);
  const hold = useHold();
  const hasFocus = useWindowFocus();
  useTopLayer(list, shown.length > 0, shown.at(-1)?.id);
  useCarriedNotices();

  const close = (id: number) => {
    dismissToast(id);
    hold.release();
  };
  return (
    <section
      ref={list}
      popover="manual"
      className={`toasts toasts--${position}`}
      aria-label={t('list.label')}
      {...hold.watch}
    >
      <ul className="toasts__list">
        {shown.map(({ id, kind, message, shownFor }) => (
          <Toast
            key={id}
            kind={kind}
            message={message}
            closeLabel={t('toast.close')}
            duration={Math.max(duration - shownFor, 0)}
            isPaused={hold.isHeld || !hasFocus}
            onClose={() => close(id)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Shows the previous page's messages, except those with an `about` that this page already shows a message for. */
function useCarriedNotices(): void {
  useEffect(() => {
    const newer = new Set(pageToasts.getState().shown.map(({ about }) => about));
    for (const { message, kind, about, shownFor } of takeCarriedToasts())
      if (!about || !newer.has(about)) notify(message, kind, { about, shownFor });
  }, []);
}

/** False while the window does not have the focus: messages are then not being read. */
function useWindowFocus(): boolean {
  const [hasFocus, setFocus] = useState(true);
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    addEventListener('blur', () => setFocus(false), { signal });
    addEventListener('focus', () => setFocus(true), { signal });
    return () => stopped.abort();
  }, []);
  return hasFocus;
}
