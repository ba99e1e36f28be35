import { useEffect } from 'react';
import type { ElementDefinition, headlineEvent } from '#bridge/definition.ts';
import { useElement } from '#bridge/ElementContext.ts';

type Headlined = ElementDefinition & { events: { 'freight-headline-changed': typeof headlineEvent } };

/** Tells the page what the heading of an order's screen says, first and whenever it changes: the title is the page's. */
export function useHeadlineEvent(headline: string, arrival = ''): void {
  const { emit } = useElement<Headlined>();
  useEffect(() => {
    emit('freight-headline-changed', { headline, arrival });
  }, [emit, headline, arrival]);
}
