import { expect, onTestFinished, test } from 'vitest';
import { attributesOf } from '#bridge/attributes.ts';
import { defineElement, type KitElement } from '#bridge/defineElement.ts';
import { eventsOf } from '#bridge/definition.ts';
import { place, ready } from '#testing/twin.ts';

/** Law 3 as a page meets it; that an element runs under a strict policy is tested with the built kit, in `e2e`. */
export function pageLaws(element: KitElement, attributes: Record<string, string>): void {
  const { tag } = element.definition;
  const events = eventsOf(element.definition);

  test(`${tag} sends only the events it declares: bubbling, composed, named by the law`, async () => {
    for (const name of Object.keys(events)) expect(name).toMatch(/^freight-[a-z]+(-[a-z]+)*$/);
    const dispatched: Event[] = [];
    const { dispatchEvent } = HTMLElement.prototype;
    HTMLElement.prototype.dispatchEvent = function (event) {
      if (this.localName === tag && event instanceof CustomEvent) dispatched.push(event);
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
    for (const event of dispatched) {
      expect(events).toHaveProperty([event.type]);
      expect([event.bubbles, event.composed, event.cancelable]).toEqual([
        true,
        true,
        events[event.type]?.cancelable ?? false,
      ]);
    }
  });
}
