/**
 * An element's first frame is plain markup in its shadow root, painted and usable before React is on the page.
 * What is typed there stays, because React takes over the same nodes; what is pressed there is kept here and
 * done when React has arrived.
 */
const key = Symbol.for('freight.firstUse');

interface FirstUse {
  used: boolean;
  onUse: () => void;
  /** What was pressed, to be found again also in what has taken the frame's place. */
  pressed?: { selector: string; index: number };
  stop: () => void;
}
type Watched = HTMLElement & { [key]?: FirstUse };

/** Watches a prepared shadow root and calls back at the first sign of use; called again, the later callback counts. */
export function watchFirstUse(host: HTMLElement, root: ShadowRoot, onUse: () => void): void {
  const known = (host as Watched)[key];
  if (known) {
    known.onUse = onUse;
    if (known.used) onUse();
    return;
  }
  const stopped = new AbortController();
  const watch: FirstUse = { used: false, onUse, stop: () => stopped.abort() };
  (host as Watched)[key] = watch;
  const use = () => {
    watch.used = true;
    watch.onUse();
  };
  const press = (target: Element | null) => {
    if (target) {
      const selector = `${target.localName}[class="${target.className}"]`;
      watch.pressed = { selector, index: [...root.querySelectorAll(selector)].indexOf(target) };
    }
    use();
  };
  const listen = (name: string, handle: (event: Event) => void) =>
    root.addEventListener(name, handle, { signal: stopped.signal });

  for (const name of ['focusin', 'pointerdown', 'input']) listen(name, use);
  listen('submit', (event) => {
    event.preventDefault();
    press(event.target as Element);
  });
  listen('click', ({ target }) => press((target as Element).closest('button:not([type=submit])')));
  // A frame that came with the page may have been used before anybody listened; a tab with the focus was pressed.
  if (root.activeElement) press(root.activeElement.closest('[role=tab]'));
}

/** Once React listens: stop watching and do what the person asked for meanwhile. */
export function replayFirstUse(host: HTMLElement): void {
  const watch = (host as Watched)[key];
  if (!watch) return;
  delete (host as Watched)[key];
  watch.stop();
  const { selector, index = 0 } = watch.pressed ?? {};
  const target = selector && host.shadowRoot?.querySelectorAll<HTMLElement>(selector)[index];
  if (target instanceof HTMLFormElement) target.requestSubmit();
  else if (target) target.click();
}

/** The outermost node of a first frame; a selector cannot name it, because in a shadow root `:scope` matches nothing. */
export const frameOf = (root: ShadowRoot | null): HTMLElement | undefined =>
  [...(root?.children ?? [])].find((child): child is HTMLElement => child.className === 'root');

/** Whether a shadow root holds the first frame of that name in the language, so that React can take it over. */
export function hasFirstFrame(root: ShadowRoot | null, language: string, name: string): boolean {
  const frame = frameOf(root);
  return frame?.lang === language && (frame.dataset['frame'] ?? '') === name;
}

/**
 * Takes an unfitting first frame away; what was typed in it comes back through the returned function,
 * to be called when the real fields stand.
 */
export function removeFirstFrame(root: ShadowRoot): () => void {
  const typed = [...root.querySelectorAll<HTMLInputElement>('input[name]')].map(({ name, value }) => ({
    name,
    value,
  }));
  const focused = root.activeElement?.getAttribute('name');
  frameOf(root)?.remove();
  return () => {
    for (const { name, value } of typed) {
      const field = root.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
      if (!field || value === '') continue;
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      if (name === focused) field.focus();
    }
  };
}
