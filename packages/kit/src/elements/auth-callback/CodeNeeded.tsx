import { useEffect } from 'react';
import { useStore } from '#platform/useStore.ts';
import { pageSession } from '#session/session.ts';
import { Button } from '#ui/button/Button.tsx';
import type { SignInOutcome } from './callback.ts';
import { texts } from './strings/index.ts';

interface CodeNeededProps {
  ask: () => void;
  onSettled: (outcome: SignInOutcome) => void;
}

/** Shown behind the dialog that asks for the code, and after that dialog was closed. */
export function CodeNeeded({ ask, onSettled }: CodeNeededProps) {
  const t = texts.use();
  const isSignedIn = useStore(pageSession(), ({ status }) => status === 'signed-in');
  useEffect(() => {
    if (isSignedIn) onSettled({ kind: 'success', userId: pageSession().userId() });
    else ask();
  }, [isSignedIn, ask, onSettled]);
  return (
    <>
      <h2 part="heading" className="outcome__title">
        {t('code.title')}
      </h2>
      <p className="outcome__hint">{t('code.hint')}</p>
      <Button onClick={ask}>{t('code.enter')}</Button>
    </>
  );
}
