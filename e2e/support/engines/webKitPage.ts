import { Ivya } from 'ivya';
import { getAriaDisabled, isElementVisible } from 'ivya/utils';

/**
 * Runs inside WebKitGTK pages: finds the element for a Playwright selector, and reports what a person would see of it.
 * Throws with a reason if the element is missing or ambiguous.
 */
const find = (selector: string): Element | null =>
  Ivya.create({ browser: 'webkit' }).queryLocatorSelector(selector, document, true);

function found(selector: string): Element {
  const element = find(selector);
  if (!element) throw new Error('is not there');
  return element;
}

/** The topmost element at a point, through all shadow roots. */
function topmost(x: number, y: number): Element | null {
  let top = document.elementFromPoint(x, y);
  for (;;) {
    const inner = top?.shadowRoot?.elementFromPoint(x, y);
    if (!inner || inner === top) return top;
    top = inner;
  }
}

const outer = (node: Node): Node | null =>
  (node instanceof Element && node.assignedSlot) ||
  (node instanceof ShadowRoot ? node.host : node.parentNode);

function holds(element: Element, inside: Element | null): boolean {
  for (let node: Node | null = inside; node; node = outer(node)) if (node === element) return true;
  return false;
}

export const isVisible = (selector: string): boolean => {
  const element = find(selector);
  return element !== null && isElementVisible(element);
};

const nextFrame = () => new Promise(requestAnimationFrame);

/** Where a mouse can press it: the middle, in pixels of the window. */
export async function place(selector: string): Promise<[x: number, y: number]> {
  const element = found(selector);
  if (!isElementVisible(element)) throw new Error('is not visible');
  if (getAriaDisabled(element)) throw new Error('is disabled');
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  // WebKit scrolls in another process, which may take it back if the page has only just become so long.
  await nextFrame();
  await nextFrame();
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle: [number, number] = [Math.round(x + width / 2), Math.round(y + height / 2)];
  const top = topmost(...middle);
  if (!holds(element, top)) throw new Error(`is covered by ${top?.localName} ${top?.className}`);
  return middle;
}

/** Selects a field's content, so that the next typing replaces it. */
export function selectContents(selector: string): void {
  const field = found(selector);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    throw new Error('is not a field');
  field.select();
}

export function option(selector: string, value: string): Element {
  const menu = found(selector);
  if (!(menu instanceof HTMLSelectElement)) throw new Error('is not a menu');
  const chosen = [...menu.options].find((one) => one.value === value);
  if (!chosen) throw new Error(`has no option ${value}`);
  return chosen;
}

export const attribute = (selector: string, name: string): string | null =>
  found(selector).getAttribute(name);

export function value(selector: string): string {
  const field = found(selector);
  return 'value' in field ? String(field.value) : '';
}
