import { Button } from '#ui/button/Button.tsx';
import { Ending } from './Ending.tsx';
import { Failure } from './Failure.tsx';
import type { Problem } from './problems.ts';
import { useResetTexts } from './strings/index.ts';

interface SentProps {
  email: string;
  isBusy: boolean;
  problem: Problem | undefined;
  onAgain: () => void;
  onOther: () => void;
}

/** Shown after asking, in the same words for known and unknown addresses. */
export function Sent({ email, isBusy, problem, onAgain, onOther }: SentProps) {
  const t = useResetTexts();
  return (
    <Ending isGood title={t('sent.title')} hint={t('sent.hint', { email })}>
      <p className="reset__hint">{t('sent.missing')}</p>
      <Failure problem={problem} />
      <div className="reset__buttons">
        <Button kind="secondary" busy={isBusy} onClick={onAgain}>
          {t('sent.again')}
        </Button>
        <Button kind="quiet" disabled={isBusy} onClick={onOther}>
          {t('sent.other')}
        </Button>
      </div>
    </Ending>
  );
}
