import { useEffect } from 'react';
import type { ElementDefinition, headlineEvent } from '#bridge/definition.ts';
import { useElement } from '#bridge/ElementContext.ts';

type Headlined = ElementDefinition & { events: { 'freight-headline-changed': typeof headlineEvent } };

/** Sends the page the heading of an order's screen, first and whenever it changes: only the page sets its title. */
export function useHeadlineEvent(headline: string, arrival = ''): void {
  const { emit } = useElement<Headlined>();
  useEffect(() => {
    emit('freight-headline-changed', { headline, arrival });
  }, [emit, headline, arrival]);
}
