import { expect, onTestFinished, test } from 'vitest';
import { attributesOf } from '#bridge/attributes.ts';
import { defineElement, type KitElement } from '#bridge/defineElement.ts';
import { place, ready, watchErrors } from '#testing/twin.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'connect-src *',
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** A page of its own under the strictest policy: nothing is defined there yet, and it has its own globals. */
async function openStrictPage(): Promise<Window & typeof globalThis> {
  const frame = document.createElement('iframe');
  frame.srcdoc = `<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="${policy}"></head><body></body></html>`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.prepend(frame);
  onTestFinished(() => frame.remove());
  await loaded;
  const page = frame.contentWindow as Window & typeof globalThis;
  // The test tool wraps every dynamic import; this page has no test tool.
  Object.assign(page, { __vitest_browser_runner__: { wrapDynamicImport: (load: () => unknown) => load() } });
  return page;
}

/** Laws 2, 3 and 7 as a page meets them. */
export function pageLaws(element: KitElement, attributes: Record<string, string>): void {
  const { tag, events } = element.definition;

  test(`${tag} runs under a strict policy with trusted types, upgrading what the page already has`, async () => {
    const page = await openStrictPage();
    const errors = watchErrors(page);
    const host = page.document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
    Object.assign(host, { theme: 'dark' });
    page.document.body.append(host);
    const script = page.document.createElement('script');
    const door = document.createElement('script');
    door.type = 'module';
    door.src = `/src/elements/${tag.replace('freight-', '')}/${tag}.tsx`;
    expect(script.localName).toBe(door.localName);
    page.document.head.append(door);
    await ready(host);
    expect(host.getAttribute('theme')).toBe('dark');
    expect(errors).toEqual([]);
  });

  test(`${tag} sends only the events it declares: bubbling, composed, named by the law`, async () => {
    for (const name of Object.keys(events)) expect(name).toMatch(/^freight-[a-z]+(-[a-z]+)*$/);
    const heard: Event[] = [];
    const { dispatchEvent } = HTMLElement.prototype;
    HTMLElement.prototype.dispatchEvent = function (event) {
      if (this.localName === tag && event instanceof CustomEvent) heard.push(event);
      return dispatchEvent.call(this, event);
    };
    onTestFinished(() => {
      HTMLElement.prototype.dispatchEvent = dispatchEvent;
    });
    await defineElement(element);
    const host = place(tag, attributes);
    await ready(host);
    for (const name of Object.keys(attributesOf(element.definition))) host.setAttribute(name, 'x');
    await new Promise(requestAnimationFrame);
    for (const event of heard) {
      expect(events).toHaveProperty([event.type]);
      expect([event.bubbles, event.composed, event.cancelable]).toEqual([
        true,
        true,
        events[event.type]?.cancelable ?? false,
      ]);
    }
  });
}
