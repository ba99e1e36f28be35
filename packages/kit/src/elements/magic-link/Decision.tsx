import { useState } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { Button } from '#ui/button/Button.tsx';
import { ChoosePassword } from './ChoosePassword.tsx';
import { texts } from './strings/index.ts';
import type { LinkOutcome, Question } from './verification.ts';

interface DecisionProps {
  question: Question;
  onSettled: (outcome: LinkOutcome) => void;
}

/** The decision a verified link still needs. */
export function Decision({ question, onSettled }: DecisionProps) {
  const t = texts.use();
  const { navigate } = useElement();
  const [isBusy, setBusy] = useState(false);
  if (question.kind === 'choose') return <ChoosePassword {...question} onSettled={onSettled} />;
  const { email, accept } = question;
  const confirm = async () => {
    setBusy(true);
    onSettled(await accept());
  };
  return (
    <>
      <h2 part="heading" className="outcome__title">
        {t('asked.title', { email })}
      </h2>
      <p className="outcome__hint">{t('asked.hint')}</p>
      <Button busy={isBusy} onClick={confirm}>
        {t('asked.accept')}
      </Button>
      <Button kind="secondary" disabled={isBusy} onClick={() => navigate('home')}>
        {t('asked.stay')}
      </Button>
    </>
  );
}
