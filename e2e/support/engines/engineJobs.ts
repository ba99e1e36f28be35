import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { chooseRoute, confirmOrder, goThroughSteps, logIn } from '#support/customer.ts';
import { type Site, untilDelivery, untilDriver } from '#support/site.ts';
import type { EngineWindow } from './engines.ts';

/** A task that is run in every engine. */
export interface Job {
  /** The user's task, as a sentence. */
  what: string;
  /** The partner's page. */
  body: string;
  work(window: EngineWindow, site: Site): Promise<void>;
}

export const track: Job = {
  what: 'a visitor follows a parcel by its number, and sees it arrive without touching anything',
  body: '<freight-start inline></freight-start>',
  async work(window, site) {
    const [, atTheDoor = ''] = (await site.demo()).trackingIds;
    const card = window.locator('freight-start');
    await card.getByLabel('Paketnummer').fill(atTheDoor);
    await card.getByRole('button', { name: 'Spåra paket' }).click();
    const progress = () => card.getByRole('progressbar').getAttribute('aria-valuenow');
    await expect.poll(progress).toBe('80');
    await site.advance(30);
    await expect.poll(progress).toBe('100');
  },
};

const send: Job = {
  what: 'a customer chooses two addresses, signs in, sees the price, orders, follows the order to the door and signs out',
  body: '<freight-start inline></freight-start><freight-user-menu></freight-user-menu><freight-order-notification></freight-order-notification><freight-toasts></freight-toasts>',
  async work(window, site) {
    const card = window.locator('freight-start');
    await chooseRoute(card);
    await card.getByRole('button', { name: 'Skicka paket' }).click();
    await logIn(window, await site.demo());
    await card.getByRole('button', { name: 'Skicka paket' }).click();
    await goThroughSteps(card);
    await confirmOrder(card);
    await card.getByText('Livespårning aktiv').waitFor();
    const floating = window.locator('freight-order-notification');
    await floating.getByRole('button', { name: 'Visa beställningen:' }).click();
    await site.advance(untilDriver);
    await floating.getByRole('link', { name: 'Ring föraren' }).waitFor();
    await site.advance(untilDelivery);
    await floating.getByText('Levererad').waitFor();
    const menu = window.locator('freight-user-menu');
    await menu.getByRole('button', { name: 'Konto: ' }).click();
    await menu.getByRole('menuitem', { name: 'Logga ut' }).click();
    await window.locator('freight-toasts').getByText('Du är utloggad.').waitFor();
  },
};

const { modules } = JSON.parse(
  readFileSync(
    join(import.meta.dirname, '..', '..', '..', 'packages', 'kit', 'custom-elements.json'),
    'utf8',
  ),
) as { modules: { declarations: { tagName?: string }[] }[] };
const tags = modules.flatMap(({ declarations }) => declarations.flatMap(({ tagName }) => tagName ?? []));

/** Attributes that an element needs to show its screen. */
const attributes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'freight-sign-in': { open: 'login' },
  'freight-consent': { open: '' },
};
/** These show nothing before there is something to report; `send` covers what they show then. */
const silent = ['freight-toasts', 'freight-order-notification'];

/** Runs in the page. */
function insert([tag, given]: [string, Readonly<Record<string, string>>]): void {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
  document.querySelector('main')?.append(element);
}

/** Runs in the page: what a person can read of an element, and of the fields that are slotted into it. */
function wordsOf(tag: string): string {
  // Some elements wait until a visitor does something.
  dispatchEvent(new Event('scroll'));
  const element = document.querySelector(`${tag}[data-ready]`);
  if (!element) return 'not ready';
  const parts = [element, element.shadowRoot].flatMap((root) => [...(root?.querySelectorAll('*') ?? [])]);
  const seen = parts.filter((part) =>
    part.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  return seen
    .map((part) => (part instanceof HTMLElement ? part.innerText : ''))
    .join('')
    .trim();
}

const call = (work: (about: never) => unknown, about: unknown) => `(${work})(${JSON.stringify(about)})`;

const everyElement: Job = {
  what: `each of the ${tags.length} elements shows its screen when a script puts it on the page, and still when it is moved`,
  body: '<main></main><aside></aside>',
  async work(window) {
    for (const tag of tags) {
      const words = () => window.read<string>(call(wordsOf, tag));
      const expected = silent.includes(tag) ? /^$/ : /^(?!not ready)\S.*\S$/s;
      await window.read(call(insert, [tag, attributes[tag] ?? {}]));
      await expect.poll(words, tag).toMatch(expected);
      await window.read(`document.querySelector('aside').append(document.querySelector('${tag}'))`);
      await expect.poll(words, `${tag}, moved`).toMatch(expected);
      await window.read(`document.querySelector('${tag}').remove()`);
    }
  },
};

export const jobs: readonly Job[] = [track, send, everyElement];
