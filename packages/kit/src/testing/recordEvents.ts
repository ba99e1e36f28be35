import { onTestFinished } from 'vitest';
import type { ElementDefinition } from '#bridge/definition.ts';

export interface EmittedEvent {
  type: string;
  detail: Record<string, unknown>;
}

/**
 * The events of an element from its very first moment, before a test has a reference to it. The page handles them, so
 * that a navigation does not leave it.
 */
export function recordEvents({ events }: Pick<ElementDefinition, 'events'>): EmittedEvent[] {
  const emitted: EmittedEvent[] = [];
  const stopped = new AbortController();
  onTestFinished(() => stopped.abort());
  for (const type of Object.keys(events))
    document.addEventListener(
      type,
      (event) => {
        event.preventDefault();
        emitted.push({ type, detail: (event as CustomEvent).detail });
      },
      { signal: stopped.signal },
    );
  return emitted;
}
