import { type DependencyList, type EffectCallback, useEffect } from 'react';

/**
 * An effect with named causes: runs at first and whenever one of them has changed, with everything else as it is
 * at that moment. For what is done once per event (an answer has arrived, the person has pressed again) and must not
 * be repeated because a text or a function it uses is another one now.
 */
export function useEffectOn(causes: DependencyList, effect: EffectCallback): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the causes are not what the effect reads; that is its point
  useEffect(effect, causes);
}
