import { useElement } from '#bridge/ElementContext.ts';
import type { definition } from '#elements/send/definition.ts';
import { discardDraft, forgetPrice, goToStep } from '#elements/send/draft/orderDraft.ts';
import { type SendTranslate, useSendTexts } from '#elements/send/strings/index.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { sayFailure, useErrorTexts } from '#i18n/errorTexts.ts';
import { configuration } from '#platform/configuration.ts';
import { useStore } from '#platform/useStore.ts';
import { Button } from '#ui/button/Button.tsx';
import { HelpPhone } from '#ui/help-phone/HelpPhone.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import type { LookedFor } from './submission.ts';
import type { Ordering } from './usePlaceOrder.ts';

/** Back to the pricing step, which requests the price again. */
function recalculate(): void {
  forgetPrice();
  goToStep(3);
}

const toPrice = (t: SendTranslate) => (
  <Button kind="secondary" onClick={recalculate}>
    {t('confirm.toPrice')}
  </Button>
);

interface OrderingNoticeProps {
  ordering: Ordering;
  onCheckAgain: () => void;
  onOrderAgain: () => void;
}

/** The outcome of the order as far as it is known, and no more than that [ORDER-01] [ORDER-28] (OPEN-66). */
export function OrderingNotice({ ordering, onCheckAgain, onOrderAgain }: OrderingNoticeProps) {
  const t = useSendTexts();
  const errors = useErrorTexts();
  switch (ordering.state) {
    case 'checking':
      return <Notice kind="info">{t(ordering.isRepeated ? 'confirm.checking' : 'confirm.looking')}</Notice>;
    case 'unknown':
      if (ordering.isRepeated) return <Notice kind="warning">{t('confirm.unknown')}</Notice>;
      return <Unsure list={ordering.list} onCheckAgain={onCheckAgain} onOrderAgain={onOrderAgain} />;
    case 'routeIdMissing':
      return (
        <Notice kind="error">
          <p>{t('routeIdMissing')}</p>
          {toPrice(t)}
        </Notice>
      );
    case 'failed': {
      const reason = sayFailure(errors, ordering.failure);
      const failure = t('orderSubmissionFailed');
      return (
        <Notice kind="error">
          <p>{failure}</p>
          {reason && reason !== failure && <p>{reason}</p>}
          {ordering.isPriceGone && toPrice(t)}
        </Notice>
      );
    }
    default:
      return null;
  }
}

/**
 * It is unknown whether the order exists, and sending it again might place a second one: the customer looks for it,
 * asks for help, and only then decides.
 */
function Unsure({ list, onCheckAgain, onOrderAgain }: UnsureProps) {
  const t = useSendTexts();
  const common = useCommonTexts();
  const { navigate } = useElement<typeof definition>();
  const phone = useStore(configuration, ({ helpPhone }) => helpPhone);

  function look(): void {
    // Without a page for the list, search for the order instead.
    if (navigate('myOrders') === 'inPlace') onCheckAgain();
  }

  return (
    <Notice kind="warning">
      <p>{t(`confirm.unsure.${list}`)}</p>
      <p>{t('confirm.unsureHint')}</p>
      <HelpPhone phone={phone} text={common('help.phone', { phone })} />
      <div className="confirm__choices">
        <Button kind="secondary" onClick={look}>
          {t('confirm.myOrders')}
        </Button>
        <Button kind="secondary" onClick={discardDraft}>
          {t('confirm.arrived')}
        </Button>
        <Button kind="quiet" onClick={onOrderAgain}>
          {t('confirm.orderAgain')}
        </Button>
      </div>
    </Notice>
  );
}

type UnsureProps = { list: LookedFor } & Pick<OrderingNoticeProps, 'onCheckAgain' | 'onOrderAgain'>;
