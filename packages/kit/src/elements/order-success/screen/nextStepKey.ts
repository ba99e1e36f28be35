import { factsOfStatus } from '@freight/contract';

/** Key of the sentence about the next step; `trouble` for an order that did not go as planned. */
type NextStep = 'driver' | 'pickup' | 'delivery' | 'arrived' | 'trouble';

interface OrderSoFar {
  status: string;
  hasDriver: boolean;
}

/** What happens next to an order. */
export function nextStepOf({ status, hasDriver }: OrderSoFar): NextStep {
  const phase = factsOfStatus(status)?.phase;
  if (phase === 'arrived') return 'arrived';
  if (phase === 'moving') return 'delivery';
  if (phase === 'problem' || phase === 'ended') return 'trouble';
  return hasDriver || status === 'awaitingPickup' ? 'pickup' : 'driver';
}
