import type { ReceivedOrder } from '@freight/client';
import { useElement } from '#bridge/ElementContext.ts';
import { Button } from '#ui/button/Button.tsx';
import { canBeSentAgain, leaveToSendAgain, turnedRound } from './repeatedOrder.ts';

interface SendAgainProps {
  order: ReceivedOrder;
  label: string;
  /** From its recipient to who sent it. */
  isBack?: boolean;
  className?: string;
}

/** Begins a new order with everything of this one but its date; nothing if the order lacks the data for it. */
export function SendAgain({ order, label, isBack = false, className }: SendAgainProps) {
  const { navigate } = useElement();
  if (!canBeSentAgain(order)) return null;
  return (
    <Button
      kind="secondary"
      className={className}
      aria-label={`${label} ${order.orderId}`}
      onClick={() => {
        leaveToSendAgain(isBack ? turnedRound(order) : order);
        navigate('packageSending');
      }}
    >
      {label}
    </Button>
  );
}
