import { Button } from '#ui/button/Button.tsx';
import { FormNotice } from './FormNotice.tsx';
import type { ResetProblem } from './problems.ts';
import { ResetResult } from './ResetResult.tsx';
import { useResetTexts } from './strings/index.ts';

interface SentProps {
  email: string;
  isBusy: boolean;
  problem: ResetProblem | undefined;
  onAgain: () => void;
  onOther: () => void;
}

/** Shown after asking, in the same words for known and unknown addresses. */
export function Sent({ email, isBusy, problem, onAgain, onOther }: SentProps) {
  const t = useResetTexts();
  return (
    <ResetResult isGood title={t('sent.title')} hint={t('sent.hint', { email })}>
      <p className="reset__hint">{t('sent.missing')}</p>
      <FormNotice problem={problem} />
      <div className="reset__buttons">
        <Button kind="secondary" busy={isBusy} onClick={onAgain}>
          {t('sent.again')}
        </Button>
        <Button kind="quiet" disabled={isBusy} onClick={onOther}>
          {t('sent.other')}
        </Button>
      </div>
    </ResetResult>
  );
}
