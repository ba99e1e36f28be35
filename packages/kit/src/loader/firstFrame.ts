import type { Language } from '@freight/contract';
import { frameOf, watchFirstUse } from '#bridge/firstFrame.ts';
import { adoptSheets } from '#styles/adoptSheets.ts';
import { telAddress, unbrokenPhone } from '#ui/telAddress.ts';

/** A node of a first frame: text, or `[name, attributes, ...children]`. */
export type FrameNode =
  | string
  | readonly [name: string, attributes: Record<string, string>, ...children: FrameNode[]];

const svg = 'http://www.w3.org/2000/svg';

/** Built node by node, because pages that demand Trusted Types refuse markup in a string. */
function build(node: FrameNode, namespace: string | null = null): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const [name, attributes, ...children] = node;
  const space = name === 'svg' ? svg : namespace;
  const element = space ? document.createElementNS(space, name) : document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  for (const child of children) element.append(build(child, space));
  return element;
}

/** The help phone the frames are prepared with, and the page's own. */
export interface HelpPhones {
  prepared: string;
  shown: string;
}

/** Shows one first frame in an element; comes with the frame, so that a page without frames does not pay for it. */
export type Paint = (element: HTMLElement, language: Language, phones: HelpPhones, onUse: () => void) => void;

/** Shows the frame, unless the element has one in the language; what was typed in another language's stays. */
export function painter(frame: FrameNode, css: readonly string[]): Paint {
  return (element, language, phones, onUse) => {
    if (frameOf(element.shadowRoot)?.lang !== language) {
      if (element.matches(':defined')) return;
      const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
      const typed = root.querySelector('input')?.value ?? '';
      adoptSheets(root, css);
      root.replaceChildren(build(frame));
      const field = root.querySelector('input');
      if (field && typed) field.value = typed;
    }
    if (!element.shadowRoot) return;
    showHelpPhone(element.shadowRoot, phones);
    watchFirstUse(element, element.shadowRoot, onUse);
  };
}

/** Frames are prepared with the default help phone; a page that has its own must never show another one. */
function showHelpPhone(root: ShadowRoot, { prepared, shown }: HelpPhones): void {
  if (shown === prepared) return;
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')) {
    link.textContent = link.textContent?.replace(unbrokenPhone(prepared), unbrokenPhone(shown)) ?? '';
    link.href = telAddress(shown);
    link.hidden = !shown;
  }
}
