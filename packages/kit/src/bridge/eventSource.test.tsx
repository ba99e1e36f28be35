import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { element } from '#elements/language/freight-language.tsx';
import { configure } from '#platform/configuration.ts';
import type { FreightEvent } from '#platform/freightEvent.ts';
import { connectToApi, renderElement } from '#testing/renderElement.ts';

beforeAll(connectToApi);

/** The events of one name that reach the page, from now on. */
function eventsOn(name: string): FreightEvent<unknown>[] {
  const events: FreightEvent<unknown>[] = [];
  const listener = (event: Event) => void events.push(event as FreightEvent<unknown>);
  document.addEventListener(name, listener);
  onTestFinished(() => document.removeEventListener(name, listener));
  return events;
}

test('an event knows the partner, the path of the page and its tag [Q5]', async () => {
  configure({ key: 'pk_0123456789abcdef' });
  const seen = eventsOn('freight-element-seen');
  await renderElement(element);
  await expect.poll(() => seen.length).toBe(1);
  expect(seen[0]?.source).toEqual({
    partner: 'pk_0123456789abcdef',
    page: location.pathname,
    element: 'freight-language',
  });
});

test('an element is seen once, and only when half of it is in view [Q5]', async () => {
  const seen = eventsOn('freight-element-seen');
  const style = `position: fixed; display: block; height: 100px; top: ${innerHeight - 10}px`;
  const { host } = await renderElement(element, { attributes: { style } });
  // A later observer is called after the element's own, for the same frame.
  const ratio = await new Promise<number | undefined>((resolve) => {
    new IntersectionObserver(([entry]) => resolve(entry?.intersectionRatio)).observe(host);
  });
  expect(ratio).toBeGreaterThan(0);
  expect(ratio).toBeLessThan(0.5);
  expect(seen).toEqual([]);
  for (const top of [0, innerHeight + 10, 0]) {
    host.style.top = `${top}px`;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
  await expect.poll(() => seen.map(({ target }) => target)).toEqual([host]);
});
