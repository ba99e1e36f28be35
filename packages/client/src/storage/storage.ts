/** The part of the browser's local storage that is used; may throw on every access. */
type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface ClientStorage {
  /** `memory`: values are neither written to the browser nor shared with other tabs. */
  readonly persistence: 'persistent' | 'memory';
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** True once a value could not be written or read where it belongs and lives only as long as the page. */
  isDegraded(): boolean;
  /** Called once, when storage turns out to be unusable; immediately if it already has. */
  onDegraded(listener: () => void): () => void;
  /** Called with keys that other tabs changed; null when they cleared everything. */
  watch(listener: (key: string | null) => void): () => void;
}

export interface StorageOptions {
  /** Chosen by the host page; pages of another origin keep sessions in memory. */
  persistence?: 'persistent' | 'memory';
  /** Where to keep values; local storage. A function, because even naming it throws in a sandboxed frame. */
  area?: () => Area | undefined;
}

/**
 * Key-value storage that never throws. What the browser refuses (blocked, full, missing) is kept in memory
 * for the life of the page, and `isDegraded` then returns true [STORE-01] [STORE-02] [STORE-03].
 */
export function createStorage(options: StorageOptions = {}): ClientStorage {
  const { persistence = 'persistent', area = () => globalThis.localStorage } = options;
  const memory = new Map<string, string>();
  const listeners = new Set<() => void>();
  let degraded = false;

  function degrade() {
    if (degraded) return;
    degraded = true;
    for (const listener of [...listeners]) listener();
    listeners.clear();
  }

  /** Feature tests are unreliable in third-party frames: only the call itself shows whether storage works. */
  function reach<T>(use: (area: Area) => T): { value: T } | undefined {
    if (persistence === 'memory') return undefined;
    try {
      const found = area();
      if (found) return { value: use(found) };
    } catch {}
    degrade();
    return undefined;
  }

  return {
    persistence,
    get: (key) => memory.get(key) ?? reach((area) => area.getItem(key))?.value ?? null,
    set(key, value) {
      // Read back immediately: some storages accept everything and return nothing, others throw when read.
      const written = reach((area) => {
        area.setItem(key, value);
        return area.getItem(key);
      });
      if (written?.value === value) {
        memory.delete(key);
        return;
      }
      memory.set(key, value);
      if (persistence === 'persistent') degrade();
    },
    remove(key) {
      memory.delete(key);
      reach((area) => area.removeItem(key));
    },
    isDegraded: () => degraded,
    onDegraded(listener) {
      if (degraded) listener();
      else listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch(listener) {
      if (persistence === 'memory' || typeof addEventListener === 'undefined') return () => {};
      const onStorage = (event: StorageEvent) => {
        // The other tab wrote later: a value that this tab could only keep in memory is outdated.
        if (event.key === null) memory.clear();
        else memory.delete(event.key);
        listener(event.key);
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}
