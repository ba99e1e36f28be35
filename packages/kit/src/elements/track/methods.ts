import type { Method, Methods } from '#bridge/methods/method.ts';
import { methodError } from '#bridge/methods/methodError.ts';

/** A package ID of a page, without spaces around it. */
export function packageIdOf(given: unknown): string {
  const id = typeof given === 'string' ? given.trim() : '';
  if (!id) throw methodError('method-argument', 'track() needs a package ID.');
  return id;
}

/** Elements whose package a page has named by the method; it is theirs until a reset. */
const named = new WeakSet<HTMLElement>();

const track: Method = async ({ host }, given) => {
  const id = packageIdOf(given);
  host.removeAttribute('share-token');
  if (host.getAttribute('order-id') === id) {
    // Already the package of the element, but the visitor may have gone to another one since.
    host.removeAttribute('order-id');
    await new Promise(requestAnimationFrame);
  }
  named.add(host);
  host.setAttribute('order-id', id);
};

const reset: Method = ({ host, remount }) => {
  if (named.delete(host)) host.removeAttribute('order-id');
  remount();
};

export const methods: Methods = { track, reset };
