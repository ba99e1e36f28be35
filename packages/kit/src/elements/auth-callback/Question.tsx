import { useState } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { useStore } from '#platform/useStore.ts';
import { pageSession } from '#session/session.ts';
import { Button } from '#ui/button/Button.tsx';
import type { SignInOutcome } from './callback.ts';
import { texts } from './strings/index.ts';

interface QuestionProps {
  name: string;
  email: string;
  accept: () => Promise<SignInOutcome>;
  onSettled: (outcome: SignInOutcome) => void;
}

/** Tokens in an address are not enough to sign in: the visitor sees the account and confirms. */
export function Question({ name, email, accept, onSettled }: QuestionProps) {
  const t = texts.use();
  const common = useCommonTexts();
  const { navigate } = useElement();
  const user = useStore(pageSession(), (state) => state.user);
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    onSettled(await accept());
  };
  return (
    <>
      <h2 part="heading" className="outcome__title">
        {t('asked.title', { name })}
      </h2>
      <p className="outcome__hint">{t('asked.hint', { email })}</p>
      {user && !isBusy && <p className="outcome__hint">{t('asked.replaces', { email: user.email })}</p>}
      <Button busy={isBusy} onClick={confirm}>
        {t('asked.accept')}
      </Button>
      <Button kind="secondary" disabled={isBusy} onClick={() => navigate('home')}>
        {common('action.cancel')}
      </Button>
    </>
  );
}
