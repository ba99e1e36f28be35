import { type DependencyList, type EffectCallback, useEffect } from 'react';

/**
 * An effect with named causes: runs on mount and whenever one of them changes, with the latest values of everything
 * else. For what happens once per event (an answer arrives, a button is pressed) and must not be repeated because a text
 * or a function it uses has changed.
 */
export function useEffectOn(causes: DependencyList, effect: EffectCallback): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the causes are deliberately not what the effect reads
  useEffect(effect, causes);
}
