import type { Properties } from '#bridge/attributes.ts';

/** What the bridge's own parts see of an element. */
export interface FreightElement extends HTMLElement {
  readonly properties: Properties;
  /** Called once the screen stands. */
  readonly whenRendered: () => void;
  /** Whether its screen stands, or is about to. */
  readonly isMounted: boolean;
  /** Brings its screen, wherever on the page it is. */
  readonly mount: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}
