/** The stops of the one orange line: what the person did, and the three things that follow. */
export const stops = ['ordered', 'driver', 'pickup', 'delivery'] as const;

export interface NextStep {
  /** How many stops lie behind. */
  passed: number;
  /** Key of the sentence that says what happens next. */
  says: 'driver' | 'pickup' | 'delivery' | 'held' | 'arrived' | 'ended';
}

const onTheRoad = ['picked', 'inTransit', 'outForDelivery'];

/** What happens next to an order of this status. */
export function nextStepOf(status: string, hasDriver: boolean): NextStep {
  if (status === 'delivered' || status === 'completed') return { passed: stops.length, says: 'arrived' };
  if (onTheRoad.includes(status)) return { passed: 3, says: 'delivery' };
  const passed = hasDriver || status === 'awaitingPickup' ? 2 : 1;
  if (['cancelled', 'failed', 'returned'].includes(status)) return { passed, says: 'ended' };
  if (status === 'onHold' || status === 'escalated') return { passed, says: 'held' };
  return { passed, says: passed === 2 ? 'pickup' : 'driver' };
}
