import type { ReceivedOrder } from '@freight/client';
import { useElement } from '#bridge/ElementContext.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { Button } from '#ui/Button.tsx';
import { canBeSentAgain, leaveToSendAgain } from './sendAgain.ts';

/** Begins a new order with everything of this one but its date; nothing for an order that lacks what that takes. */
export function SendAgain({ order, className }: { order: ReceivedOrder; className?: string }) {
  const common = useCommonTexts();
  const { navigate } = useElement();
  if (!canBeSentAgain(order)) return null;
  return (
    <Button
      kind="secondary"
      className={className}
      aria-label={`${common('action.sendAgain')} ${order.orderId}`}
      onClick={() => {
        leaveToSendAgain(order);
        navigate('packageSending');
      }}
    >
      {common('action.sendAgain')}
    </Button>
  );
}
