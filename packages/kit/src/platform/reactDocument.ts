import { unclobbered } from './pageDocument.ts';

const ignore = () => undefined;

/**
 * The document as React sees it, whatever names markup takes from it. React listens to the document for `selectionchange`
 * alone, which says nothing about a shadow root, and whose target would be the document as markup has left it.
 */
export function reactDocument(document: Document): Document {
  endWalksAtTheRoot(document);
  return new Proxy(unclobbered(document), {
    get: (page, name) => (name === 'addEventListener' ? ignore : Reflect.get(page, name)),
  });
}

/**
 * React walks up from a node by `parentNode`. Markup of that name would lead it from the document back into the page,
 * without end: there the walk ends at the root element. Asked anew each time, since such markup may come later.
 */
function endWalksAtTheRoot(document: Document): void {
  const { documentElement } = unclobbered(document);
  if (Object.hasOwn(documentElement, 'parentNode')) return;
  Object.defineProperty(documentElement, 'parentNode', {
    configurable: true,
    get: () => (document.parentNode ? null : document),
  });
}

/** An element as React sees it when it renders children of it. */
export const reactContainer = (host: HTMLElement): HTMLElement =>
  new Proxy(unclobbered(host), {
    get: (element, name) =>
      name === 'ownerDocument' ? reactDocument(host.ownerDocument) : Reflect.get(element, name),
  });
