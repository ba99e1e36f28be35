/** Events in the life of a page that talks to a server; all optional. */
export interface PageReactions {
  /** The network is available again: every open connection is probably dead. */
  onOnline?: () => void;
  onOffline?: () => void;
  /** The page can be seen again, perhaps after a long freeze. */
  onVisible?: () => void;
  /** The page gets the focus; it may have been visible all the time. */
  onFocus?: () => void;
  /** The page is shown, also when it comes out of the back-forward cache. */
  onPageShow?: () => void;
  /** The page goes into the back-forward cache, where an open socket would keep it out. */
  onFrozen?: () => void;
}

/** Listens to the network and the life of the page until the returned function is called; does nothing outside browsers. */
export function watchPage(reactions: PageReactions): () => void {
  if (typeof addEventListener === 'undefined' || typeof document === 'undefined') return () => {};
  const { onOnline, onOffline, onVisible, onFocus, onPageShow, onFrozen } = reactions;
  const watching = new AbortController();
  const { signal } = watching;
  const listen = (type: string, listener: (() => void) | undefined) =>
    listener && addEventListener(type, () => listener(), { signal });
  listen('online', onOnline);
  listen('offline', onOffline);
  listen('focus', onFocus);
  listen('pageshow', onPageShow);
  if (onFrozen) addEventListener('pagehide', ({ persisted }) => persisted && onFrozen(), { signal });
  // Markup such as `<img name="addEventListener">` takes the document's own names: then the page counts as visible.
  const whenVisible = () => document.visibilityState !== 'hidden' && onVisible?.();
  if (onVisible)
    EventTarget.prototype.addEventListener.call(document, 'visibilitychange', whenVisible, { signal });
  return () => watching.abort();
}
