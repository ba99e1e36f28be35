import type { Properties } from '#bridge/attributes.ts';
import { isIsolated } from '#bridge/isolation.ts';
import type { LoadMethods } from '#bridge/methods/method.ts';
import { shared } from '#platform/registry.ts';

/** The behaviour of a tag for one element; the element forwards the browser's callbacks to it. */
export interface Behaviour {
  readonly properties: Properties;
  readonly subscribe: (listener: () => void) => () => void;
  /** Called once the screen is rendered. */
  readonly whenRendered: () => void;
  /** Whether its screen is rendered, or about to be. */
  readonly isMounted: boolean;
  /** Renders its screen, even if the element is far from the viewport. */
  readonly mount: () => void;
  /** Removes its screen with all that was typed; `connected()` renders a new one. */
  readonly unmount: () => void;
  /** The methods that are this tag's own. */
  readonly methods: LoadMethods | undefined;
  connected(): void;
  disconnected(): void;
  adopted(): void;
  /** `name` is the attribute's own, in lower case with hyphens. */
  attributeChanged(name: string): void;
}

const key = Symbol.for('freight.behaviour');

/** An element of the kit, with or without its code. */
export interface Host extends HTMLElement {
  [key]?: Behaviour;
}

interface Loader {
  version: string;
  bring: (host: HTMLElement) => void;
}

interface Hosts {
  /** By tag, as soon as its code has loaded. */
  behaviours: Map<string, (host: Host) => Behaviour>;
  /** On the page, and still without their code. */
  waiting: Set<Host>;
  /** Loads the code of elements; missing where a page imports single elements. */
  loader?: Loader;
}

declare module '#platform/registry.ts' {
  interface Shared {
    /** Shared by copies of the kit whose elements and code are compatible; the newest of them loads the code. */
    hosts: Hosts;
  }
}

const hosts = (): Hosts => shared('hosts', () => ({ behaviours: new Map(), waiting: new Set() }));

export const behaviourOf = (host: Host): Behaviour | undefined => host[key];

export const hasBehaviour = (tag: string): boolean => hosts().behaviours.has(tag);

/** An element was added to the page: its code takes over, or is loaded. */
export function attach(host: Host): void {
  const { behaviours, waiting, loader } = hosts();
  if (!isIsolated(host)) host[key] ??= behaviours.get(host.localName)?.(host);
  if (host[key]) {
    waiting.delete(host);
    host[key].connected();
    return;
  }
  waiting.add(host);
  loader?.bring(host);
}

/** An element was removed from the page. */
export function detach(host: Host): void {
  hosts().waiting.delete(host);
  host[key]?.disconnected();
}

/** The code of a tag has loaded. The first one stays, because elements on the page already use it. */
export function provideBehaviour(tag: string, behave: (host: Host) => Behaviour): void {
  const { behaviours, waiting } = hosts();
  if (behaviours.has(tag)) return;
  behaviours.set(tag, behave);
  for (const host of [...waiting]) if (host.localName === tag) attach(host);
}

/** Makes this loader load the code of elements from now on, unless a copy that is as new or newer already does. */
export function lead(loader: Loader): void {
  const known = hosts();
  const isOlder = known.loader?.version.localeCompare(loader.version, undefined, { numeric: true }) ?? -1;
  if (isOlder >= 0) return;
  known.loader = loader;
  known.waiting.forEach(loader.bring);
}
