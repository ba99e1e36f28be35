import { limits } from '@freight/contract';
import { useAccountErrorTexts } from '#i18n/accountErrorTexts.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { sayFailure } from '#i18n/errorTexts.ts';
import { Notice } from '#ui/notice/Notice.tsx';
import type { ResetProblem } from './problems.ts';
import { useResetTexts } from './strings/index.ts';

/** A problem in words. */
export function useProblemWords(): (problem: ResetProblem) => string {
  const t = useResetTexts();
  const errors = useAccountErrorTexts();
  return ({ text }) =>
    typeof text === 'object' ? sayFailure(errors, text) : t(text, { length: limits.passwordLength });
}

/** The red box for a problem that belongs to no field. */
export function FormNotice({ problem }: { problem: ResetProblem | undefined }) {
  const common = useCommonTexts();
  const words = useProblemWords();
  if (!problem || problem.field) return null;
  return (
    <Notice kind="error">
      <p>{words(problem)}</p>
      {problem.isOffline && <p>{common('error.network')}</p>}
    </Notice>
  );
}
