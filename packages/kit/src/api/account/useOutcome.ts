import { type DependencyList, useState } from 'react';
import { useRequest } from '#platform/useRequest.ts';

/**
 * The outcome of an attempt that is made on mount and again when its inputs change; undefined while it is running.
 * `settle` replaces the outcome after the visitor's decision about it.
 */
export function useOutcome<Outcome>(
  attempt: (() => Promise<Outcome>) | undefined,
  inputs: DependencyList,
): { outcome: Outcome | undefined; settle: (outcome: Outcome) => void; retry: () => void } {
  const { state, data, reload } = useRequest(attempt, inputs);
  const [settled, setSettled] = useState<{ first: Outcome | undefined; outcome: Outcome }>();
  const first = state === 'ready' ? data : undefined;
  return {
    outcome: settled && settled.first === first ? settled.outcome : first,
    settle: (outcome) => setSettled({ first, outcome }),
    retry: reload,
  };
}
