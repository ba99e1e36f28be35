import { expect, onTestFinished, test } from 'vitest';
import { element } from '#elements/language/freight-language.tsx';
import { removeElement, renderElement } from '#testing/renderElement.ts';
import { announce, holdAnnouncer, releaseAnnouncer } from './announcer.ts';

const regions = () => [...document.querySelectorAll('[data-freight-announcer]')];

const regionOf = (politeness: string) =>
  document.querySelector(`[data-freight-announcer=${politeness}]`) as HTMLElement;

/** What a screen reader reads from a region: each text that replaces another one, or fills the empty region. */
function spokenTexts(politeness: string): string[] {
  const region = regionOf(politeness);
  const texts: string[] = [];
  let before = '';
  new MutationObserver(() => {
    const { textContent: text } = region;
    if (text && text !== before) texts.push(text);
    before = text ?? '';
  }).observe(region, { childList: true });
  return texts;
}

test.each(['polite', 'assertive'] as const)(
  'announces each of several %s messages of the same moment, including duplicates [B13]',
  async (politeness) => {
    await renderElement(element);
    const texts = spokenTexts(politeness);
    for (const message of ['one', 'two', 'two']) announce(message, politeness);
    await expect.poll(() => texts).toEqual(['one', 'two', 'two']);
  },
);

test('an urgent message does not wait for the others [B13]', async () => {
  await renderElement(element);
  const polite = spokenTexts('polite');
  for (const message of ['one', 'two', 'three']) announce(message);
  announce('now', 'assertive');
  const urgent = spokenTexts('assertive');
  await expect.poll(() => urgent).toEqual(['now']);
  expect([regionOf('polite').ariaLive, regionOf('assertive').ariaLive]).toEqual(['polite', 'assertive']);
  expect(polite).not.toContain('three');
  await expect.poll(() => polite).toEqual(['one', 'two', 'three']);
});

test('leaves the page with the last element, and is back with the next [P12]', async () => {
  const first = await renderElement(element);
  const second = await renderElement(element);
  expect(regions()).toHaveLength(2);
  await removeElement(first.host);
  expect(regions()).toHaveLength(2);
  await removeElement(second.host);
  expect(regions()).toEqual([]);
  await renderElement(element);
  expect(regions()).toHaveLength(2);
});

test('keeps a message available to screen readers in a region that covers nothing below it', async () => {
  await renderElement(element);
  const region = regionOf('polite');
  announce('one');
  await expect.poll(() => region.textContent).toBe('one');
  const { x, y, width, height } = region.getBoundingClientRect();
  expect([width, height]).toEqual([1, 1]);
  region.scrollIntoView();
  expect(document.elementsFromPoint(x + width / 2, y + height / 2)).not.toContain(region);
});

test('restores its regions immediately when the page empties or replaces its body', async () => {
  const user = document.createElement('div');
  holdAnnouncer(user);
  onTestFinished(() => releaseAnnouncer(user));
  const { body } = document;
  const children = [...body.childNodes];
  body.replaceChildren();
  await expect.poll(regions).toHaveLength(2);
  body.replaceChildren(...children);
  await expect.poll(regions).toHaveLength(2);
  body.replaceWith(document.createElement('body'));
  onTestFinished(() => document.body.replaceWith(body));
  await expect.poll(regions).toHaveLength(2);
});
