import { expect, onTestFinished } from 'vitest';
import { defineElement, type KitElement } from '#bridge/defineElement.ts';
import type { ElementDefinition } from '#bridge/definition.ts';
import { removeElement } from '#testing/renderElement.ts';

let twins = 0;

/** The same element under a tag of its own: a page can define a tag only once, and a law needs it undefined first. */
export async function twinOf(element: KitElement): Promise<KitElement> {
  // The texts of the screen belong to the real tag.
  await defineElement(element);
  twins += 1;
  const definition: ElementDefinition = {
    ...element.definition,
    tag: `${element.definition.tag}-twin-${twins}`,
  };
  return { ...element, definition };
}

/** Puts an element on the page, in or near the viewport, for as long as the test runs. */
export function place(tag: string, attributes: Record<string, string> = {}): HTMLElement {
  const host = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  document.body.prepend(host);
  onTestFinished(() => removeElement(host));
  return host;
}

/** Waits until React has rendered the element. */
export async function ready(host: HTMLElement): Promise<ShadowRoot> {
  await expect.poll(() => host.hasAttribute('data-ready')).toBe(true);
  return host.shadowRoot as ShadowRoot;
}

/** The element's outermost node: as long as it is the same one, React has kept its state. */
export const innerRoot = (host: HTMLElement): Element | null =>
  host.shadowRoot?.querySelector('.root') ?? null;

/** The uncaught errors of a page; `freight-error` events included. */
export function watchErrors(page: Window & typeof globalThis = window): string[] {
  const errors: string[] = [];
  const stopped = new AbortController();
  const { signal } = stopped;
  page.addEventListener('error', ({ message }) => errors.push(message), { signal });
  page.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)), { signal });
  const listen = page.EventTarget.prototype.addEventListener.bind(page.document);
  listen('freight-error', (event) => errors.push(JSON.stringify((event as CustomEvent).detail)), { signal });
  listen(
    'securitypolicyviolation',
    (event) => {
      const { violatedDirective, blockedURI } = event as SecurityPolicyViolationEvent;
      errors.push(`${violatedDirective} ${blockedURI}`);
    },
    { signal },
  );
  onTestFinished(() => stopped.abort());
  return errors;
}
