import { expect, onTestFinished, test, vi } from 'vitest';
import { defineElement, type KitElement } from '#bridge/defineElement.ts';
import { nextTask } from '#testing/nextTask.ts';
import { innerRoot, place, ready, twinOf, watchErrors } from '#testing/twin.ts';

/** Counts the current listeners on the window and the document. */
function countListeners(): () => number {
  const standing = new Map<string, number>();
  const ids = new WeakMap<object, number>();
  let lastId = 0;
  const keyOf = (type: string, listener: object, capture: boolean) => {
    if (!ids.has(listener)) ids.set(listener, ++lastId);
    return `${type} ${ids.get(listener)} ${capture}`;
  };
  for (const target of [window, document] as EventTarget[]) {
    const add = target.addEventListener;
    const remove = target.removeEventListener;
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      add.call(target, type, listener, options);
      if (!listener) return;
      const { capture = false, once, signal } = typeof options === 'object' ? options : { capture: options };
      if (once) return;
      const key = keyOf(type, listener, capture);
      standing.set(key, 1);
      signal?.addEventListener('abort', () => standing.delete(key));
    });
    vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
      remove.call(target, type, listener, options);
      const capture = typeof options === 'object' ? (options.capture ?? false) : (options ?? false);
      if (listener) standing.delete(keyOf(type, listener, capture));
    });
  }
  return () => standing.size;
}

type Movable = HTMLElement & { moveBefore?: (node: Node, before: Node | null) => void };

/** Law 4: moving keeps, removing cleans up, adding again starts fresh, defining twice is harmless. */
export function lifeLaws(element: KitElement, attributes: Record<string, string>): void {
  const { tag } = element.definition;

  test(`${tag} keeps its state when it is moved in the page`, async () => {
    await defineElement(element);
    const host = place(tag, attributes);
    await ready(host);
    const before = innerRoot(host);
    const shelf: Movable = document.createElement('div');
    document.body.append(shelf);
    onTestFinished(() => shelf.remove());
    shelf.append(host);
    shelf.prepend(host);
    await nextTask();
    expect(innerRoot(host)).toBe(before);
    (document.body as Movable).moveBefore?.(host, document.body.firstChild);
    await nextTask();
    expect(innerRoot(host)).toBe(before);
    expect(before?.isConnected).toBe(true);
  });

  test(`${tag} keeps its state and its styles in another document`, async () => {
    const errors = watchErrors();
    await defineElement(element);
    const host = place(tag, attributes);
    const root = await ready(host);
    const before = innerRoot(host);
    const sheets = root.adoptedStyleSheets.length;
    const frame = document.createElement('iframe');
    document.body.append(frame);
    onTestFinished(() => frame.remove());
    frame.contentDocument?.body.append(host);
    await nextTask();
    expect(innerRoot(host)).toBe(before);
    expect(root.adoptedStyleSheets.length).toBe(sheets);
    document.body.prepend(host);
    await nextTask();
    expect(innerRoot(host)).toBe(before);
    expect(root.adoptedStyleSheets.length).toBe(sheets);
    expect(errors).toEqual([]);
  });

  test(`${tag} leaves nothing behind when it is removed, and starts fresh when it is added again`, async () => {
    await defineElement(element);
    const listeners = countListeners();
    const counts: number[] = [];
    for (let round = 0; round < 3; round++) {
      const host = place(tag, attributes);
      await ready(host);
      const first = innerRoot(host);
      host.remove();
      await expect.poll(() => host.shadowRoot?.childElementCount).toBe(0);
      expect(host.hasAttribute('data-ready')).toBe(false);
      document.body.prepend(host);
      await ready(host);
      expect(innerRoot(host)).not.toBe(first);
      host.remove();
      await expect.poll(() => host.shadowRoot?.childElementCount).toBe(0);
      counts.push(listeners());
    }
    // The first round may create what the page shares; after that nothing may be added.
    expect(counts[2]).toBe(counts[1]);
  });

  test(`${tag} may be defined twice`, async () => {
    const twin = await twinOf(element);
    await defineElement(twin);
    const first = customElements.get(twin.definition.tag);
    await defineElement(twin);
    expect(customElements.get(twin.definition.tag)).toBe(first);
  });
}
