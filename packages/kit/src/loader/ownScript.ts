import { pageDocument } from '#platform/pageDocument.ts';

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
  const known = [...pageDocument.querySelectorAll('script')].find(({ src }) => src === import.meta.url);
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
  pageDocument.addEventListener('load', onLoad, { capture: true, signal });
  // No timer: on a page whose clock stands still it would never end.
  const nextTurn = new MessageChannel();
  nextTurn.port1.onmessage = () => answer();
  nextTurn.port2.postMessage(null);
}
