import { forgetPrice, goToStep } from '#elements/send/sending.ts';
import { type SendTranslate, useSendTexts } from '#elements/send/sendTexts.ts';
import type { Ordering } from '#elements/send/useOrder.ts';
import { sayFailure, useErrorTexts } from '#i18n/errorTexts.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

/** The pricing step, asking anew. */
function recalculate(): void {
  forgetPrice();
  goToStep(3);
}

const toPrice = (t: SendTranslate) => (
  <Button kind="secondary" onClick={recalculate}>
    {t('confirm.toPrice')}
  </Button>
);

/** What became of the order so far, in words that are true [ORDER-01] [ORDER-28] (OPEN-66). */
export function OrderingNotice({ ordering }: { ordering: Ordering }) {
  const t = useSendTexts();
  const errors = useErrorTexts();
  switch (ordering.state) {
    case 'checking':
      return <Notice kind="info">{t('confirm.checking')}</Notice>;
    case 'unknown':
      return <Notice kind="warning">{t('confirm.unknown')}</Notice>;
    case 'routeIdMissing':
      return (
        <Notice kind="error">
          <p>{t('routeIdMissing')}</p>
          {toPrice(t)}
        </Notice>
      );
    case 'failed': {
      const said = sayFailure(errors, ordering.failure);
      const failure = t('orderSubmissionFailed');
      return (
        <Notice kind="error">
          <p>{failure}</p>
          {said && said !== failure && <p>{said}</p>}
          {ordering.isPriceGone && toPrice(t)}
        </Notice>
      );
    }
    default:
      return null;
  }
}
