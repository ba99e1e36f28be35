import { useElement } from '#bridge/ElementContext.ts';
import { networkProblem, useCommonTexts } from '#i18n/commonTexts.ts';
import { sayFailure, useErrorTexts } from '#i18n/errorTexts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import type { Problem } from './problem.ts';
import { useOrderTexts } from './strings/index.ts';

interface FailureProps {
  problem: Problem;
  /** Only if a retry may help. */
  onRetry?: () => void;
}

/** What kept the order from being shown [DETAIL-02] [DETAIL-50] [DETAIL-51]. */
export function Failure({ problem, onRetry }: FailureProps) {
  const t = useOrderTexts();
  const common = useCommonTexts();
  const errors = useErrorTexts();
  const { navigate } = useElement();
  const message = {
    idRequired: t('error.idRequired'),
    notFound: t('error.notFound'),
    network: common(networkProblem()),
    unknown: t('error.failed'),
    refused: problem.kind === 'refused' ? sayFailure(errors, problem.failure) : '',
  }[problem.kind];
  const isMissing = problem.kind === 'notFound' || (problem.kind === 'refused' && problem.isMissing);
  return (
    <Notice kind="error">
      <p>{message}</p>
      {isMissing && <p>{t('error.notFoundHint')}</p>}
      <div className="details__actions">
        {onRetry && <Button onClick={onRetry}>{common('action.retry')}</Button>}
        <Button kind="secondary" onClick={() => navigate('myOrders')}>
          {t('action.myOrders')}
        </Button>
      </div>
    </Notice>
  );
}
