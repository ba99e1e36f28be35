import { createContext, useContext } from 'react';
import type { DetailOf, ElementDefinition } from '#bridge/definition.ts';
import type { Destination } from '#platform/configuration.ts';

/** What a screen gets from the element it is rendered in. */
export interface ElementHandle {
  /** Missing while the first frame is prepared on a server. */
  host: HTMLElement | undefined;
  /** Dispatches an event of the element, bubbling and composed; false when the host prevented the default. */
  emit: (event: string, detail: Record<string, unknown>) => boolean;
  /**
   * Asks to go to another screen: the host may take over by `preventDefault()`, else the browser goes to the configured
   * page, else the caller shows the screen in place.
   */
  navigate: (to: Destination, params?: Record<string, string>) => 'host' | 'page' | 'inPlace';
}

export const ElementContext = createContext<ElementHandle>({
  host: undefined,
  emit: () => true,
  navigate: () => 'inPlace',
});

type TypedHandle<D extends ElementDefinition> = Omit<ElementHandle, 'emit'> & {
  emit: <Name extends keyof D['events'] & string>(event: Name, detail: DetailOf<D, Name>) => boolean;
};

/** The element around the calling component; name its definition to have its events checked. */
export function useElement<D extends ElementDefinition>(): TypedHandle<D> {
  return useContext(ElementContext) as TypedHandle<D>;
}
