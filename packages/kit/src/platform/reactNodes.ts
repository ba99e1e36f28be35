import { unclobbered } from './pageDocument.ts';

const views = new WeakMap<Node, unknown>();

/** The node as its prototypes define it, except for some properties; always the same for the same node. */
function viewOf<Target extends Node>(node: Target, own: object): Target {
  const view =
    views.get(node) ??
    new Proxy(unclobbered(node), {
      get: (target, name) => Reflect.get(Object.hasOwn(own, name) ? own : target, name),
    });
  views.set(node, view);
  return view as Target;
}

/**
 * The window for React, in which nothing has the focus. After a change that has removed the focused node, React calls
 * `focus()` of the active element: of the host, because the document does not see into its shadow root.
 */
const reactWindow = (window: Window): Window =>
  new Proxy(window, {
    get(target, name) {
      if (name === 'document') return {};
      const value = Reflect.get(target, name);
      return typeof value === 'function' && !('prototype' in value) ? value.bind(target) : value;
    },
  });

/**
 * The document for React, which works even if markup shadows names of the real one. React listens to it for
 * `selectionchange` only, which no shadow root needs, and would read the target of that event, the real one.
 */
export function reactDocument(document: Document): Document {
  const { defaultView } = unclobbered(document);
  return viewOf(document, {
    addEventListener: () => undefined,
    defaultView: defaultView && reactWindow(defaultView),
  });
}

/**
 * An element of the page for React to render children into. Events of its shadow root seem to be its own here: React has
 * no component for those, and would read `window.nodeName` instead, which markup may have taken too.
 */
export const reactContainer = (element: HTMLElement): HTMLElement =>
  viewOf(element, {
    get ownerDocument() {
      return reactDocument(element.ownerDocument);
    },
    addEventListener(type: string, listener: (event: Event) => void, options: boolean) {
      element.addEventListener(type, (event) => event.target !== element && listener(event), options);
    },
  });

/**
 * React walks up from a node by `parentNode`. Markup of that name would lead it from the document back into the page,
 * without end: there the walk ends at the root element. Read anew each time, because such markup may come later.
 */
export function endWalksAtRoot(document: Document): void {
  const { documentElement } = unclobbered(document);
  if (Object.hasOwn(documentElement, 'parentNode')) return;
  Object.defineProperty(documentElement, 'parentNode', {
    configurable: true,
    get: () => (document.parentNode ? null : document),
  });
}
