import type { Properties } from '#bridge/attributes.ts';

/** An element as the other files of the bridge see it. */
export interface FreightElement extends HTMLElement {
  readonly properties: Properties;
  /** Called once the screen is rendered. */
  readonly whenRendered: () => void;
  /** Whether its screen stands, or is about to. */
  readonly isMounted: boolean;
  /** Brings its screen, wherever on the page it is. */
  readonly mount: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}
