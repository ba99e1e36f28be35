interface PageReactions {
  /** The network came back: whatever was open is probably dead. */
  onOnline(): void;
  /** The page is looked at or used again, perhaps after a long freeze. */
  onShown(): void;
  /** The page goes into the back-forward cache, where an open socket would keep it out. */
  onFrozen(): void;
}

/** Listens to the life of the page until the returned function is called; does nothing outside browsers. */
export function watchPage({ onOnline, onShown, onFrozen }: PageReactions): () => void {
  if (typeof addEventListener === 'undefined' || typeof document === 'undefined') return () => {};
  const watching = new AbortController();
  const { signal } = watching;
  const whenVisible = () => document.visibilityState === 'visible' && onShown();
  addEventListener('online', onOnline, { signal });
  addEventListener('pageshow', onShown, { signal });
  addEventListener('focus', onShown, { signal });
  addEventListener('pagehide', (event) => event.persisted && onFrozen(), { signal });
  document.addEventListener('visibilitychange', whenVisible, { signal });
  return () => watching.abort();
}
