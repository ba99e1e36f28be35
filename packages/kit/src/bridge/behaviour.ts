import type { Properties } from '#bridge/attributes.ts';
import { isIsolated } from '#bridge/isolation.ts';
import { shared } from '#platform/registry.ts';

/** What the code of a tag does for one element; the element hands on what the browser tells it. */
export interface Behaviour {
  readonly properties: Properties;
  readonly subscribe: (listener: () => void) => () => void;
  /** Called once the screen is rendered. */
  readonly whenRendered: () => void;
  /** Whether its screen stands, or is about to. */
  readonly isMounted: boolean;
  /** Brings its screen, wherever on the page the element is. */
  readonly mount: () => void;
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
  /** By tag, as soon as its code has come. */
  behaviours: Map<string, (host: Host) => Behaviour>;
  /** On the page, and still without their code. */
  waiting: Set<Host>;
  /** Who brings the code; missing where a page imports single elements. */
  loader?: Loader;
}

declare module '#platform/registry.ts' {
  interface Shared {
    /** Copies of the kit whose elements and code fit together share it; the newest of them leads. */
    hosts: Hosts;
  }
}

const hosts = (): Hosts => shared('hosts', () => ({ behaviours: new Map(), waiting: new Set() }));

export const behaviourOf = (host: Host): Behaviour | undefined => host[key];

export const hasBehaviour = (tag: string): boolean => hosts().behaviours.has(tag);

/** An element has come to the page: its code takes over, or is brought. */
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

/** An element has gone from the page. */
export function detach(host: Host): void {
  hosts().waiting.delete(host);
  host[key]?.disconnected();
}

/** The code of a tag has come. The first one stays: elements that are on the page already have it. */
export function provideBehaviour(tag: string, behave: (host: Host) => Behaviour): void {
  const { behaviours, waiting } = hosts();
  if (behaviours.has(tag)) return;
  behaviours.set(tag, behave);
  for (const host of [...waiting]) if (host.localName === tag) attach(host);
}

/** Brings the code of elements from now on, unless a newer copy of the kit does. */
export function lead(loader: Loader): void {
  const known = hosts();
  const isOlder = known.loader?.version.localeCompare(loader.version, undefined, { numeric: true }) ?? -1;
  if (isOlder >= 0) return;
  known.loader = loader;
  known.waiting.forEach(loader.bring);
}
