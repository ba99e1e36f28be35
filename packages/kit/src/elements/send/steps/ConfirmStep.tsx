import { Suspense, useEffect } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { useCapability } from '#capabilities/capabilities.ts';
import { FilledInBy, SendToColleague } from '#elements/send/approval/lazyApproval.ts';
import type { definition } from '#elements/send/definition.ts';
import { orderDraft } from '#elements/send/draft/orderDraft.ts';
import { OrderingNotice } from '#elements/send/ordering/OrderingNotice.tsx';
import { type Ordered, usePlaceOrder } from '#elements/send/ordering/usePlaceOrder.ts';
import { useSendTexts } from '#elements/send/strings/index.ts';
import { HandoverChoice } from '#elements/send/wizard/lazyHandover.ts';
import { StepForm } from '#elements/send/wizard/StepForm.tsx';
import { prepareElement } from '#platform/elementLoader.ts';
import { useStore } from '#platform/useStore.ts';
import { Button } from '#ui/button/Button.tsx';
import { Agreement } from './Agreement.tsx';
import { Summary } from './Summary.tsx';

interface ConfirmStepProps {
  /** The API offers ways of handing over. */
  hasHandover: boolean;
  onPrevious: () => void;
  onOrdered: (orderId: string) => void;
}

/** Step 5: everything once more, then the order [WIZ-48] to [WIZ-62]. */
export function ConfirmStep({ hasHandover, onPrevious, onOrdered }: ConfirmStepProps) {
  const t = useSendTexts();
  const { emit, navigate } = useElement<typeof definition>();
  const approval = useStore(orderDraft(), (state) => state.approval);
  const hasApprovals = useCapability('approvals');
  const { ordering, confirm, checkAgain, orderAgain } = usePlaceOrder(finish);
  // Preload the success screen, so that it is shown as soon as the order exists.
  useEffect(() => prepareElement('freight-order-success'), []);
  const isBusy = ordering.state === 'submitting' || ordering.state === 'checking';
  const isUndecided = isBusy || ordering.state === 'unknown';

  function finish({ order: { _id, orderId }, price, reference, isOfOtherTab }: Ordered): void {
    // Once per order: a host may start its payment on this event.
    if (!isOfOtherTab) emit('freight-order-created', { orderId, transportId: _id, price, reference });
    if (navigate('orderSuccess', { orderId }) === 'inPlace') onOrdered(orderId);
  }

  return (
    <StepForm
      title={t('confirm.title')}
      onPrevious={onPrevious}
      isPreviousDisabled={isUndecided}
      onSubmit={ordering.state === 'unknown' ? checkAgain : confirm}
      submit={
        <Button type="submit" busy={isBusy}>
          {ordering.state === 'submitting' && t('confirm.submitting')}
          {ordering.state !== 'submitting' && t(isUndecided ? 'confirm.checkAgain' : 'confirm.submit')}
        </Button>
      }
    >
      {approval.token && (
        <Suspense>
          <FilledInBy name={approval.by} />
        </Suspense>
      )}
      <Summary />
      {hasHandover && (
        <Suspense>
          <HandoverChoice isDisabled={isUndecided} />
        </Suspense>
      )}
      <Agreement />
      <OrderingNotice ordering={ordering} onCheckAgain={checkAgain} onOrderAgain={orderAgain} />
      {hasApprovals && !approval.token && (
        <Suspense>
          <SendToColleague isDisabled={isUndecided} />
        </Suspense>
      )}
    </StepForm>
  );
}
