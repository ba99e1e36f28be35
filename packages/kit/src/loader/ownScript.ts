/**
 * The script elements of the page. Asked of the prototype: markup such as `<form name="scripts">` becomes a property
 * of the document and would answer in their place.
 */
const scripts = (): HTMLScriptElement[] =>
  [...Document.prototype.querySelectorAll.call(document, 'script')].filter(
    (script) => script instanceof HTMLScriptElement,
  );

/**
 * Hands over the script tag this module came by, or nothing when it was imported. A module has no `currentScript`, so
 * the tag is known by its address; where the server has redirected that, by being the one that hears `load` as soon
 * as this module has run, before anything else gets its turn.
 */
export function findOwnScript(use: (script: HTMLScriptElement | undefined) => void): void {
  // Part of a host's bundle.
  if (!import.meta.url) {
    use(undefined);
    return;
  }
  const known = scripts().find(({ src }) => src === import.meta.url);
  if (known) {
    use(known);
    return;
  }
  const answered = new AbortController();
  const answer = (script?: HTMLScriptElement) => {
    answered.abort();
    nextTurn.port1.close();
    use(script);
  };
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') answer(target);
  };
  const { signal } = answered;
  EventTarget.prototype.addEventListener.call(document, 'load', onLoad, { capture: true, signal });
  // No timer: on a page whose clock stands still it would never end.
  const nextTurn = new MessageChannel();
  nextTurn.port1.onmessage = () => answer();
  nextTurn.port2.postMessage(null);
}
