import { describe, expect, test, vi } from 'vitest';
import { createStorage } from './storage.ts';

function anArea() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('createStorage', () => {
  test('keeps values in the storage of the browser [STORE-01] [STORE-02] [STORE-03]', () => {
    const area = anArea();
    const storage = createStorage({ area: () => area });
    storage.set('authToken', 'abc');
    expect(area.values.get('authToken')).toBe('abc');
    expect(storage.get('authToken')).toBe('abc');
    storage.remove('authToken');
    expect(area.values.has('authToken')).toBe(false);
    expect(storage.get('authToken')).toBeNull();
    expect(storage.isDegraded()).toBe(false);
  });

  test('writes nothing to the browser when the host chose memory [STORE-01]', () => {
    const area = anArea();
    const storage = createStorage({ persistence: 'memory', area: () => area });
    storage.set('authToken', 'abc');
    expect(storage.get('authToken')).toBe('abc');
    expect(area.values.size).toBe(0);
    expect(storage.isDegraded()).toBe(false);
  });

  test('continues in memory and reports it once when storage is blocked [STORE-01]', () => {
    const storage = createStorage({ area: denied });
    const listener = vi.fn();
    storage.onDegraded(listener);
    storage.set('authToken', 'abc');
    storage.set('user', '{}');
    expect(storage.get('authToken')).toBe('abc');
    expect(storage.isDegraded()).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
    storage.remove('authToken');
    expect(storage.get('authToken')).toBeNull();
  });

  test('continues in memory without local storage [STORE-01]', () => {
    const storage = createStorage({ area: () => undefined });
    storage.set('authToken', 'abc');
    expect(storage.get('authToken')).toBe('abc');
    expect(storage.isDegraded()).toBe(true);
  });

  test('prefers a value it could not write to the older value in a full storage [STORE-03]', () => {
    const area = anArea();
    area.values.set('refreshToken', 'old');
    const storage = createStorage({
      area: () => ({
        ...area,
        setItem: () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        },
      }),
    });
    storage.set('refreshToken', 'new');
    expect(storage.get('refreshToken')).toBe('new');
    storage.remove('refreshToken');
    expect(storage.get('refreshToken')).toBeNull();
  });

  test.each([
    ['throws when it is asked', denied],
    ['keeps nothing', () => null],
  ])('continues in memory and reports it once in a storage that %s [STORE-01] [F13]', (_, getItem) => {
    const storage = createStorage({ area: () => ({ ...anArea(), getItem }) });
    const listener = vi.fn();
    storage.onDegraded(listener);
    storage.set('authToken', 'abc');
    storage.set('refreshToken', 'def');
    expect(storage.get('authToken')).toBe('abc');
    expect(storage.get('refreshToken')).toBe('def');
    expect(listener).toHaveBeenCalledTimes(1);
    storage.remove('authToken');
    expect(storage.get('authToken')).toBeNull();
  });

  test('does not notify a listener that has stopped, nor a late one while storage works [STORE-01]', () => {
    let isBlocked = false;
    const area = anArea();
    const storage = createStorage({ area: () => (isBlocked ? denied() : area) });
    const [stopped, kept] = [vi.fn(), vi.fn()];
    storage.onDegraded(stopped)();
    storage.onDegraded(kept);
    storage.set('user', '{}');
    expect(kept).not.toHaveBeenCalled();
    isBlocked = true;
    storage.get('user');
    expect(kept).toHaveBeenCalledTimes(1);
    expect(stopped).not.toHaveBeenCalled();
  });

  test('keeps values in local storage if no other place is given [STORE-01]', () => {
    const area = anArea();
    vi.stubGlobal('localStorage', area);
    createStorage().set('authToken', 'abc');
    expect(area.values.get('authToken')).toBe('abc');
  });

  test('watches nothing where no other tabs exist [STORE-01]', () => {
    vi.stubGlobal('addEventListener', undefined);
    const stop = createStorage({ area: () => anArea() }).watch(() => {});
    expect(stop).not.toThrow();
  });

  test('watches no other tabs when the host chose memory [STORE-01]', () => {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    const listener = vi.fn();
    createStorage({ persistence: 'memory' }).watch(listener);
    target.dispatchEvent(Object.assign(new Event('storage'), { key: 'authToken' }));
    expect(listener).not.toHaveBeenCalled();
  });

  test('writes a value to the browser as soon as there is room, and forgets its own [STORE-03]', () => {
    const area = anArea();
    let isFull = true;
    const storage = createStorage({
      area: () => ({ ...area, setItem: (...args) => (isFull ? denied() : area.setItem(...args)) }),
    });
    storage.set('user', 'old');
    isFull = false;
    storage.set('user', 'new');
    area.values.set('user', 'of another tab');
    expect(storage.get('user')).toBe('of another tab');
  });

  test('notifies a late listener immediately that storage does not work [STORE-01]', () => {
    const storage = createStorage({ area: denied });
    storage.get('authToken');
    const listener = vi.fn();
    storage.onDegraded(listener);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('reports changes in other tabs and drops its own value in memory [STORE-01]', () => {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
    let isFull = true;
    const area = anArea();
    const storage = createStorage({
      area: () => ({ ...area, setItem: (...args) => (isFull ? denied() : area.setItem(...args)) }),
    });
    const keys: (string | null)[] = [];
    const stop = storage.watch((key) => keys.push(key));
    storage.set('authToken', 'mine');
    isFull = false;
    area.values.set('authToken', 'theirs');
    target.dispatchEvent(Object.assign(new Event('storage'), { key: 'authToken' }));
    expect(storage.get('authToken')).toBe('theirs');
    isFull = true;
    storage.set('authToken', 'mine');
    storage.set('user', 'mine');
    target.dispatchEvent(Object.assign(new Event('storage'), { key: 'authToken' }));
    expect([storage.get('authToken'), storage.get('user')]).toEqual(['theirs', 'mine']);
    target.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(storage.get('user')).toBeNull();
    stop();
    target.dispatchEvent(Object.assign(new Event('storage'), { key: 'user' }));
    expect(keys).toEqual(['authToken', 'authToken', null]);
  });
});
