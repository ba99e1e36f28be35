/** What a page has reported: moments in milliseconds since the navigation began. */
export interface Seen {
  /** The field is painted. */
  frame?: number;
  /** The field has kept a letter until after the next frame. */
  typing?: number;
  /** The error after a press on the button is painted. */
  reaction?: number;
  /** All of its code has loaded and listens, and its changes are painted. */
  ready?: number;
  /** The layout shift of the page so far, as browsers count it; 0 means no shift. */
  shift: number;
  done: boolean;
}

declare global {
  interface Window {
    seen?: Seen;
  }
}

interface Watched {
  tag: string;
  /** If undefined, the watch ends with the first frame. */
  reaction: string | undefined;
  /** The attribute that marks an element whose code has loaded; without one its first reaction is the mark. */
  readyMark: string | undefined;
}

/**
 * Runs in the page, before its own scripts: uses the element as an impatient visitor does. Types as soon as there is a
 * field, empties it and presses the button once; the element has to remember what its code cannot handle yet.
 */
export function probe({ tag, reaction, readyMark }: Watched): void {
  const seen: Seen = { shift: 0, done: false };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });

  const nextTask = () => new Promise<void>((done) => setTimeout(done, 4));
  const painted = () =>
    new Promise<number>((done) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now());
        port2.postMessage(undefined);
      }),
    );
  // Searches the open shadow root, else the element itself; closed and nested roots are not searched.
  const rootOf = () => {
    const host = document.querySelector(tag);
    return host?.shadowRoot ?? host;
  };
  const visibleField = () => {
    const field = rootOf()?.querySelector('input');
    return field && field.getBoundingClientRect().height > 1 ? field : undefined;
  };
  const fill = (text: string) => {
    const field = visibleField();
    if (!field) return;
    // Not by the instance: React watches its own fields there.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  };

  const watch = async () => {
    while (!visibleField()) await nextTask();
    seen.frame = await painted();
    if (reaction === undefined) return;
    do {
      fill('F');
      seen.typing = await painted();
    } while (visibleField()?.value !== 'F');
    fill('');
    rootOf()?.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
    while (!rootOf()?.textContent?.includes(reaction)) await nextTask();
    seen.reaction = await painted();
    while (readyMark && !document.querySelector(tag)?.hasAttribute(readyMark)) await nextTask();
    seen.ready = readyMark ? await painted() : seen.reaction;
  };
  watch().finally(() => {
    seen.done = true;
  });
}
