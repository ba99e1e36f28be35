/** The element that a method is called on. */
export interface Called {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  /** Renders its screen anew. */
  readonly remount: () => void;
}

/** What runs once the element works; a rejection of it is the page's answer. */
export type Method = (called: Called, given: unknown) => unknown;

export type Methods = Readonly<Record<string, Method>>;

export type LoadMethods = () => Promise<{ readonly methods: Methods }>;
