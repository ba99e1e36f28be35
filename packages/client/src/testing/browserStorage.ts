import { type ClientStorage, createStorage } from '#storage/storage.ts';

/** What tabs of one browser share: writes in one are visible in all, and the others are notified. */
export interface Browser {
  values: Map<string, string>;
  /** The storage of one more tab. */
  openTab(): ClientStorage;
}

export function openBrowser(values: Record<string, string> = {}): Browser {
  const shared = new Map(Object.entries(values));
  const tabs = new Map<object, Set<(key: string | null) => void>>();

  function notifyOthers(from: object, key: string) {
    for (const [tab, listeners] of tabs) {
      if (tab !== from) for (const listener of listeners) listener(key);
    }
  }

  return {
    values: shared,
    openTab() {
      const tab = {};
      const listeners = new Set<(key: string | null) => void>();
      tabs.set(tab, listeners);
      const storage = createStorage({
        area: () => ({
          getItem: (key) => shared.get(key) ?? null,
          setItem(key, value) {
            shared.set(key, value);
            notifyOthers(tab, key);
          },
          removeItem(key) {
            if (shared.delete(key)) notifyOthers(tab, key);
          },
        }),
      });
      return {
        ...storage,
        watch(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      };
    },
  };
}
