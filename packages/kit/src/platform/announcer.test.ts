import { expect, test } from 'vitest';
import { element } from '#elements/language/freight-language.tsx';
import { renderElement, takeAway } from '#testing/renderElement.ts';
import { announce } from './announcer.ts';

const regions = () => [...document.querySelectorAll('[data-freight-announcer]')];

/** Every text that a region has had, in order. */
function heard(politeness: string): string[] {
  const region = document.querySelector(`[data-freight-announcer=${politeness}]`) as Element;
  const texts: string[] = [];
  new MutationObserver(() => region.textContent && texts.push(region.textContent)).observe(region, {
    childList: true,
  });
  return texts;
}

test.each(['polite', 'assertive'] as const)(
  'lets each of several %s messages stand that come in the same moment, also the same one twice [B13]',
  async (politeness) => {
    await renderElement(element);
    const texts = heard(politeness);
    for (const message of ['one', 'two', 'two']) announce(message, politeness);
    await expect.poll(() => texts).toEqual(['one', 'two', 'two']);
  },
);

test('an urgent message does not wait for the others [B13]', async () => {
  await renderElement(element);
  const polite = heard('polite');
  for (const message of ['one', 'two', 'three']) announce(message);
  announce('now', 'assertive');
  const urgent = heard('assertive');
  await expect.poll(() => urgent).toEqual(['now']);
  expect(polite).not.toContain('three');
  await expect.poll(() => polite).toEqual(['one', 'two', 'three']);
});

test('leaves the page with the last element, and is back with the next [P12]', async () => {
  const first = await renderElement(element);
  const second = await renderElement(element);
  expect(regions()).toHaveLength(2);
  await takeAway(first.host);
  expect(regions()).toHaveLength(2);
  await takeAway(second.host);
  expect(regions()).toEqual([]);
  await renderElement(element);
  expect(regions()).toHaveLength(2);
});
