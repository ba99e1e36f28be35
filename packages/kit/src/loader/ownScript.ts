import { pageDocument } from '#platform/pageDocument.ts';

/**
 * Passes on the script tag that loaded this module, or undefined when it was imported. A module has no `currentScript`,
 * so the tag is found by its address. If the server has redirected that, it is the tag that receives `load` as soon as
 * this module has run, before any other task.
 */
export function findOwnScript(use: (script: HTMLScriptElement | undefined) => void): void {
  const known = [...pageDocument.querySelectorAll('script')].find(({ src }) => src === import.meta.url);
  // Without an address it is part of a host's bundle.
  if (known || !import.meta.url) {
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
  // No timer: on a page whose clock is stopped it would never fire.
  const nextTurn = new MessageChannel();
  nextTurn.port1.onmessage = () => answer();
  nextTurn.port2.postMessage(null);
}
