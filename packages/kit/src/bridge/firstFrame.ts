import type { Language } from '@freight/contract';
import { submitForm } from '#bridge/submitForm.ts';
import { configuration } from '#platform/configuration.ts';
import { languageTag } from '#platform/language.ts';

/**
 * An element's first frame is plain markup in its shadow root, painted and usable before React has loaded. What is typed
 * there stays, because React hydrates the same nodes; what is pressed there is recorded here and replayed afterwards.
 */
const key = Symbol.for('freight.firstUse');

interface Pressed {
  selector: string;
  index: number;
}

interface FirstUse {
  used: boolean;
  onUse: () => void;
  /** What was pressed, each once, in a form that also finds it in the tree that has replaced the frame. */
  pressed: Pressed[];
  /** Undoes the frame's response to a submitted form. */
  takeBack?: (() => void) | undefined;
  stop: () => void;
}
type Watched = Element & { [key]?: FirstUse };

/**
 * Watches a prepared shadow root and calls back at its first use; a second call replaces the callback. `answer`
 * responds to a submitted form immediately, and returns the function that undoes this.
 */
export function watchFirstUse(
  host: HTMLElement,
  root: ShadowRoot,
  onUse: () => void,
  answer?: (form: HTMLFormElement) => () => void,
): void {
  const known = (host as Watched)[key];
  if (known) {
    known.onUse = onUse;
    if (known.used) onUse();
    return;
  }
  const stopped = new AbortController();
  const watch: FirstUse = { used: false, onUse, pressed: [], stop: () => stopped.abort() };
  (host as Watched)[key] = watch;
  const use = () => {
    watch.used = true;
    watch.onUse();
  };
  const press = (target: Element | null) => {
    if (target) {
      const selector = `${target.localName}[class="${target.className}"]`;
      const index = [...root.querySelectorAll(selector)].indexOf(target);
      const others = watch.pressed.filter((one) => one.selector !== selector || one.index !== index);
      watch.pressed = [...others, { selector, index }];
    }
    use();
  };
  const listen = (name: string, handle: (event: Event) => void) =>
    root.addEventListener(name, handle, { signal: stopped.signal });

  for (const name of ['focusin', 'pointerdown', 'input']) listen(name, use);
  // A form that is changed after it was submitted has to be submitted again.
  listen('input', () => {
    if (watch.takeBack) watch.pressed.pop();
    takeAnswerBack(host);
  });
  listen('submit', (event) => {
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    takeAnswerBack(host);
    press(form);
    watch.takeBack = answer?.(form);
  });
  // A sandbox without `allow-forms` drops the submission, so the press itself counts as well.
  listen('click', ({ target }) => {
    const button = (target as Element).closest('button');
    press(button?.type === 'submit' ? button.form : button);
  });
  // A frame in the page's HTML may have been used before this script ran: a focused tab has been pressed.
  if (root.activeElement) press(root.activeElement.closest('[role=tab]'));
}

/** Leaves the frame as React would have rendered it; what was pressed stays to be replayed. */
export function takeAnswerBack(host: Element): void {
  const watch = (host as Watched)[key];
  watch?.takeBack?.();
  if (watch) watch.takeBack = undefined;
}

/** Called once React listens: stops watching and replays what was pressed meanwhile. */
export async function replayFirstUse(host: HTMLElement): Promise<void> {
  const watch = (host as Watched)[key];
  if (!watch) return;
  delete (host as Watched)[key];
  watch.stop();
  for (const { selector, index } of watch.pressed) {
    const target = host.shadowRoot?.querySelectorAll<HTMLElement>(selector)[index];
    if (target instanceof HTMLFormElement) submitForm(target);
    else target?.click();
    // React has then rendered the answer: the next press may be in the panel of a tab.
    await undefined;
  }
}

/** The outermost node of a first frame; a selector cannot name it, because in a shadow root `:scope` matches nothing. */
export const frameOf = (root: ShadowRoot | null): HTMLElement | undefined =>
  [...(root?.children ?? [])].find((child): child is HTMLElement => child.className === 'root');

/**
 * Whether a shadow root holds the first frame of that name in the language, with the page's own texts if it has any, so
 * that React can take it over.
 */
export function hasFirstFrame(root: ShadowRoot | null, language: Language, name: string): boolean {
  const frame = frameOf(root);
  const isOwn = Boolean(configuration.getState().texts);
  return (
    frame?.lang === languageTag(language) &&
    (frame.dataset['frame'] ?? '') === name &&
    frame.hasAttribute('data-own') === isOwn
  );
}

/**
 * Removes a first frame that does not fit. The returned function restores what was typed in it; call it when the real
 * fields are rendered.
 */
export function removeFirstFrame(root: ShadowRoot): () => void {
  takeAnswerBack(root.host);
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
