import { useElement } from '#bridge/ElementContext.ts';
import { networkProblem, useCommonTexts } from '#i18n/commonTexts.ts';
import { sayFailure, useErrorTexts } from '#i18n/errorTexts.ts';
import { explain } from '#i18n/explain.ts';
import { NoOrder } from '#orders/store/fetchOrder.ts';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { useOrderTexts } from './strings/index.ts';

interface OrderFailureProps {
  /** Missing if no id was given. */
  error?: unknown;
  /** Only if a retry may help. */
  onRetry?: () => void;
}

/**
 * What kept the order from being shown. Only the server's own message is shown: an HTTP status text means nothing to a
 * customer [DETAIL-02] [DETAIL-50] [DETAIL-51].
 */
export function OrderFailure({ error, onRetry }: OrderFailureProps) {
  const t = useOrderTexts();
  const common = useCommonTexts();
  const errors = useErrorTexts();
  const { navigate } = useElement();
  const failure = explain(error);
  const isAbsent = error instanceof NoOrder;
  const message = {
    network: common(networkProblem()),
    refused: sayFailure(errors, failure),
    unknown: t(error === undefined ? 'error.idRequired' : isAbsent ? 'error.notFound' : 'error.failed'),
  }[failure.cause];
  const isMissing = isAbsent || (failure.cause === 'refused' && failure.status === 404);
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
