import { factsOfStatus } from '@freight/contract';

/** The stops of the one orange line: what the person did, and the three things that follow. */
export const stops = ['ordered', 'driver', 'pickup', 'delivery'] as const;

export interface NextStep {
  /** How many stops lie behind. */
  passed: number;
  /** Key of the sentence that says what happens next; `trouble` for an order that went another way than planned. */
  says: 'driver' | 'pickup' | 'delivery' | 'arrived' | 'trouble';
}

const isMoving = ({ status }: { status: string }): boolean => factsOfStatus(status)?.phase === 'moving';

interface OrderSoFar {
  status: string;
  hasDriver: boolean;
  /** Every status so far, in any order. */
  updates: readonly { status: string }[];
}

/** What happens next to an order. */
export function nextStepOf({ status, hasDriver, updates }: OrderSoFar): NextStep {
  const phase = factsOfStatus(status)?.phase;
  if (phase === 'arrived') return { passed: stops.length, says: 'arrived' };
  if (phase === 'moving') return { passed: 3, says: 'delivery' };
  const beforePickup = hasDriver || status === 'awaitingPickup' ? 2 : 1;
  if (phase === 'problem' || phase === 'ended')
    return { passed: updates.some(isMoving) ? 3 : beforePickup, says: 'trouble' };
  return { passed: beforePickup, says: beforePickup === 2 ? 'pickup' : 'driver' };
}
