import { useEffect } from 'react';
import { askForCapabilities, capabilities } from '#capabilities/capabilities.ts';
import { useStore } from '#platform/useStore.ts';

/**
 * Whether the API has prices for visitors, for an element that is nothing without: `absent` once the API has answered
 * without them, `unanswered` if it gave no answer, which may be true of a price as well.
 */
export function useOffer(): 'pending' | 'offered' | 'absent' | 'unanswered' {
  useEffect(askForCapabilities, []);
  return useStore(capabilities(), ({ offered, isSettled, isAnswered }) => {
    if (!isSettled) return 'pending';
    if (offered.includes('quotes')) return 'offered';
    return isAnswered ? 'absent' : 'unanswered';
  });
}
