import { onTestFinished } from 'vitest';
import type { ElementDefinition } from '#bridge/definition.ts';

export interface HeardEvent {
  type: string;
  detail: Record<string, unknown>;
}

/**
 * What an element says from its very first moment on, which is before a test has it in its hands. Where it wants to
 * lead is taken over by the page, which stays.
 */
export function heardEvents({ events }: Pick<ElementDefinition, 'events'>): HeardEvent[] {
  const heard: HeardEvent[] = [];
  const stopped = new AbortController();
  onTestFinished(() => stopped.abort());
  for (const type of Object.keys(events))
    document.addEventListener(
      type,
      (event) => {
        event.preventDefault();
        heard.push({ type, detail: (event as CustomEvent).detail });
      },
      { signal: stopped.signal },
    );
  return heard;
}
