import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defineElement, type KitElement } from '#bridge/defineElement.ts';
import { element as priceElement } from '#elements/price/freight-price.tsx';
import { element as startElement } from '#elements/start/freight-start.tsx';
import { element as trackElement } from '#elements/track/freight-track.tsx';
import { shownLanguage } from '#i18n/texts.ts';
import { paintFirstFrame } from '#loader/firstFrame.ts';
import { configure } from '#platform/configuration.ts';
import { chooseLanguage } from '#platform/language.ts';
import { api } from '#testing/api.ts';
import { appears } from '#testing/probes/patience.ts';
import { connectToApi } from '#testing/renderElement.ts';
import { place, ready, twinOf, watchErrors } from '#testing/twin.ts';

beforeAll(connectToApi);
beforeEach(() => api('reset'));

const fieldOf = (host: HTMLElement) => {
  const field = host.shadowRoot?.querySelector<HTMLInputElement>('input[name=packageId]');
  if (!field) throw new Error('There is no field.');
  return field;
};

async function speak(language: 'sv' | 'en' | 'de'): Promise<void> {
  chooseLanguage(language);
  await vi.waitUntil(() => shownLanguage.getState().shown === language, { timeout: appears });
}

/** A tag that is not defined yet, with its first frame painted. */
async function paint(element: unknown, language: 'sv' | 'en' | 'de', attributes?: Record<string, string>) {
  await speak(language);
  const twin = await twinOf(element as KitElement);
  const host = place(twin.definition.tag, attributes);
  const onUse = vi.fn();
  paintFirstFrame(host, (element as KitElement).definition.tag, onUse);
  return { host, onUse, define: () => defineElement(twin) };
}

/** A tag that is not defined yet, with the shadow root of a prerendered page. */
async function appendPrerendered(element: unknown) {
  const { host: model, define } = await paint(element, 'en');
  const inner = model.shadowRoot?.querySelector('.root')?.outerHTML;
  const link = '<link rel="stylesheet" href="data:text/css,">';
  const shelf = document.createElement('div');
  const tag = model.localName;
  shelf.setHTMLUnsafe(`<${tag}><template shadowrootmode="open">${link}${inner}</template></${tag}>`);
  model.replaceWith(shelf);
  onTestFinished(() => shelf.remove());
  return { host: shelf.firstElementChild as HTMLElement, define };
}

const typeInto = async (field: HTMLInputElement, keys: string) => {
  field.focus();
  await userEvent.keyboard(keys);
};

test('accepts typing and Enter before the element is defined, and submits once it is', async () => {
  const errors = watchErrors();
  const { host, onUse, define } = await paint(trackElement, 'en');
  const field = fieldOf(host);
  await typeInto(field, 'FR7K-NONE{Enter}');
  expect(onUse).toHaveBeenCalled();
  expect(await api('requests', '/validate/')).toEqual([]);

  await define();
  const root = await ready(host);
  await expect.poll(() => root.querySelector('[role=alert]')?.textContent).toBe('Package not found');
  expect(fieldOf(host)).toBe(field);
  expect(field.value).toBe('FR7K-NONE');
  expect(root.activeElement).toBe(field);
  expect((await api('requests', '/validate/')).length).toBe(1);
  expect(errors).toEqual([]);
});

test.each([
  ['sv', 'Ange ett paketnummer'],
  ['en', 'Please enter a package ID'],
  ['de', 'Bitte geben Sie eine Paketnummer ein'],
] as const)(
  'shows immediately that an ID is missing, and moves nothing when React shows it, in %s [TRACKCARD-09]',
  async (language, sentence) => {
    const errors = watchErrors();
    const { host, define } = await paint(trackElement, language);
    const boxes = () => [...(host.shadowRoot?.querySelectorAll<HTMLElement>('[role=alert]') ?? [])];
    await typeInto(fieldOf(host), ' {Enter}{Enter}');
    expect(boxes().map(({ innerText }) => innerText)).toEqual([sentence]);
    expect(host.hasAttribute('data-ready')).toBe(false);
    const [early] = boxes();
    const looks = () =>
      [host, fieldOf(host), ...boxes(), ...(boxes()[0]?.children ?? [])].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const { color, backgroundColor, borderColor, boxShadow } = getComputedStyle(one);
        return [...[x, y, width, height].map(Math.round), color, backgroundColor, borderColor, boxShadow];
      });
    const before = looks();

    await define();
    const root = await ready(host);
    await expect.poll(() => boxes().map(({ innerText }) => innerText)).toEqual([sentence]);
    expect(boxes()[0]).not.toBe(early);
    expect(looks()).toEqual(before);
    expect(root.activeElement).toBe(fieldOf(host));
    const announcer = document.querySelector('[data-freight-announcer=assertive]');
    await expect.poll(() => announcer?.textContent).toBe(sentence);
    expect(errors).toEqual([]);
  },
);

test('takes it back when something is typed, which has to be sent anew', async () => {
  const { host, define } = await paint(trackElement, 'en');
  await typeInto(fieldOf(host), '{Enter}F');
  expect(host.shadowRoot?.querySelector('[role=alert]')).toBeNull();
  await define();
  const root = await ready(host);
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  expect(root.querySelector('[role=alert]')).toBeNull();
  expect(fieldOf(host).value).toBe('F');
  expect(await api('requests', '/validate/')).toEqual([]);
});

test('shows that a form is on its way until React takes it on', async () => {
  await api('fault', { path: '/validate/', held: true });
  const { host, define } = await paint(trackElement, 'en');
  const button = () => host.shadowRoot?.querySelector<HTMLButtonElement>('button[type=submit]');
  expect(Number(getComputedStyle(button() as Element).opacity)).toBe(1);
  await typeInto(fieldOf(host), 'FR7K-NONE{Enter}');
  expect(Number(getComputedStyle(button() as Element).opacity)).toBeLessThan(1);
  expect(button()?.ariaBusy).toBe('true');
  await define();
  await ready(host);
  await expect.poll(() => button()?.disabled).toBe(true);
  await api('release');
  await expect.poll(() => button()?.ariaBusy).toBeNull();
});

test('lets the mouse come while React takes the frame over', async () => {
  const errors = watchErrors();
  const { host, define } = await paint(trackElement, 'en');
  const field = fieldOf(host);
  const root = host.shadowRoot as ShadowRoot;
  const listen = root.addEventListener;
  // From one part of the frame to another, so that the event does not leave it, just when React begins to listen.
  root.addEventListener = function (this: ShadowRoot, ...listener: Parameters<typeof listen>) {
    listen.apply(this, listener);
    const [type] = listener;
    const come = () => field.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    if (type === 'pointerover') queueMicrotask(come);
  };
  await define();
  await ready(host);
  // React replays the event when it is idle.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  expect(errors).toEqual([]);
  expect(fieldOf(host)).toBe(field);
});

test.each([
  ['freight-track', trackElement],
  ['freight-start', startElement],
] as const)('takes the first frame of %s over without a change, in every language', async (_, element) => {
  for (const language of ['sv', 'en', 'de'] as const) {
    const errors = watchErrors();
    const { host, define } = await paint(element, language);
    const before = host.shadowRoot?.querySelector('.root')?.outerHTML;
    const field = fieldOf(host);
    const { height } = host.getBoundingClientRect();
    await typeInto(field, 'abc');
    await define();
    const root = await ready(host);
    expect(root.querySelector('.root')?.outerHTML).toBe(before);
    expect(fieldOf(host)).toBe(field);
    expect(field.value).toBe('abc');
    expect(field.selectionStart).toBe(3);
    expect(host.getBoundingClientRect().height).toBe(height);
    expect(errors).toEqual([]);
    host.remove();
  }
});

test.each(['sv', 'en', 'de'] as const)(
  'takes the frame of a price over with the town that was typed, the field and the height the same, in %s [Q1]',
  async (language) => {
    const errors = watchErrors();
    const { host, define } = await paint(priceElement, language);
    const field = host.shadowRoot?.querySelector<HTMLInputElement>('input[name=town]');
    if (!field) throw new Error('There is no field.');
    const { height } = host.getBoundingClientRect();
    await typeInto(field, 'Upp');
    await define();
    const root = await ready(host);
    expect(root.querySelector('input[name=town]')).toBe(field);
    expect([field.value, root.activeElement]).toEqual(['Upp', field]);
    await expect.poll(() => root.querySelectorAll('button[type=submit]').length).toBe(1);
    expect(host.getBoundingClientRect().height).toBe(height);
    expect(errors).toEqual([]);
  },
);

const selectedTab = (root: ShadowRoot) => root.querySelector('[role=tab][aria-selected=true]')?.textContent;
const sendTab = (host: HTMLElement) => page.elementLocator(host).getByRole('tab', { name: 'Send' });

test('presses the tab that was pressed too early', async () => {
  const { host, define } = await paint(startElement, 'en');
  await userEvent.click(sendTab(host));
  await define();
  const root = await ready(host);
  await expect.poll(() => selectedTab(root)).toBe('Send');
});

test('presses all that was pressed too early, in its order, after the page has chosen another tab', async () => {
  const { host, define } = await paint(startElement, 'en', { tab: 'send' });
  host.setAttribute('tab', 'track');
  await userEvent.click(sendTab(host));
  await userEvent.click(page.elementLocator(host).getByRole('button', { name: 'Send parcel' }));
  await define();
  const root = await ready(host);
  await expect.poll(() => selectedTab(root)).toBe('Send');
  await expect.poll(() => root.querySelector('[role=alert]')?.textContent).toMatch(/pickup/i);
});

test('presses the tab that was pressed in a frame of another language', async () => {
  const { host, define } = await paint(startElement, 'en');
  await userEvent.click(sendTab(host));
  await speak('de');
  await define();
  const root = await ready(host);
  await expect.poll(() => selectedTab(root)).toBe('Versenden');
});

test('presses the tab that was pressed in a frame that React could not take over', async () => {
  const errors = watchErrors();
  const { host, define } = await paint(startElement, 'en');
  host.shadowRoot?.querySelector('label')?.replaceChildren('Something else');
  await userEvent.click(sendTab(host));
  await define();
  const root = await ready(host);
  await expect.poll(() => selectedTab(root)).toBe('Send');
  await expect.poll(() => errors.length).toBe(1);
});

test('presses the tab that was pressed before anything listened', async () => {
  const { host, define } = await appendPrerendered(startElement);
  await userEvent.click(sendTab(host));
  const onUse = vi.fn();
  paintFirstFrame(host, 'freight-start', onUse);
  expect(onUse).toHaveBeenCalled();
  await define();
  const root = await ready(host);
  await expect.poll(() => selectedTab(root)).toBe('Send');
});

test('carries typed text and focus over when the page has changed its language meanwhile', async () => {
  const { host, define } = await paint(trackElement, 'sv');
  const old = fieldOf(host);
  await typeInto(old, 'FR7K-2M9P');
  await speak('de');
  await define();
  const root = await ready(host);
  expect(root.querySelector('button[type=submit]')?.textContent).toBe('Paket verfolgen');
  expect(fieldOf(host)).not.toBe(old);
  expect(fieldOf(host).value).toBe('FR7K-2M9P');
  expect(root.activeElement).toBe(fieldOf(host));
});

test('paints no first frame when an attribute names an order', async () => {
  const { host } = await paint(trackElement, 'en', { 'order-id': 'FR7K-2M9P-QX4T' });
  expect(host.shadowRoot).toBeNull();
});

test.each(['sv', 'en', 'de'] as const)(
  'takes the send tab over with what was typed there, the field and the focus the same, in %s [SENDCARD-01] [L10]',
  async (language) => {
    const errors = watchErrors();
    const { host, define } = await paint(startElement, language, { tab: 'send' });
    const addressOf = (name: string) =>
      host.shadowRoot?.querySelector(`input[name=${name}]`) as HTMLInputElement;
    const [pickup, dropoff] = [addressOf('pickup'), addressOf('dropoff')];
    const { height } = host.getBoundingClientRect();
    await typeInto(pickup, 'Storg');
    await typeInto(dropoff, 'Drott');
    await define();
    const root = await ready(host);
    await userEvent.keyboard('n');
    expect([addressOf('pickup'), addressOf('dropoff')]).toEqual([pickup, dropoff]);
    expect([pickup.value, dropoff.value]).toEqual(['Storg', 'Drottn']);
    expect(root.activeElement).toBe(dropoff);
    expect(host.getBoundingClientRect().height).toBe(height);
    // What was typed before is looked up as well, or reported as not found in the language's country.
    await expect.poll(() => root.querySelector('[role=option], .combobox__note')).not.toBeNull();
    expect(errors).toEqual([]);
  },
);

test('throws a prepared frame away when an attribute has come that it does not fit', async () => {
  const errors = watchErrors();
  const { host, define } = await paint(startElement, 'en');
  host.setAttribute('tab', 'send');
  await define();
  const root = await ready(host);
  expect(root.querySelectorAll('.root').length).toBe(1);
  expect(selectedTab(root)).toBe('Send');
  expect(errors).toEqual([]);
});

test('takes over a shadow root that the page brought along, its style sheet included', async () => {
  const errors = watchErrors();
  const { host, define } = await appendPrerendered(trackElement);
  const field = fieldOf(host);
  await typeInto(field, 'kvar');
  paintFirstFrame(host, 'freight-track', () => undefined);
  expect(fieldOf(host)).toBe(field);

  await define();
  const root = await ready(host);
  expect(fieldOf(host)).toBe(field);
  expect(field.value).toBe('kvar');
  expect(root.querySelector('link')).toBeNull();
  expect(root.adoptedStyleSheets.length).toBe(3);
  expect(errors).toEqual([]);
});

test('keeps what was typed in a prerendered frame of another language', async () => {
  const { host } = await paint(trackElement, 'sv');
  await typeInto(fieldOf(host), 'kvar');
  await speak('en');
  paintFirstFrame(host, 'freight-track', () => undefined);
  expect(host.shadowRoot?.querySelector('label')?.textContent).toBe('Package ID');
  expect(fieldOf(host).value).toBe('kvar');
});

test("shows the host's own help phone from the first frame on", async () => {
  const errors = watchErrors();
  configure({ helpPhone: '+46 8 123 456' });
  const { host, define } = await paint(trackElement, 'en');
  const link = () => host.shadowRoot?.querySelector('a');
  expect(link()?.textContent).toBe('Need help? Call +46\u00a08\u00a0123\u00a0456');
  expect(link()?.getAttribute('href')).toBe('tel:+468123456');
  await define();
  await ready(host);
  expect(link()?.textContent).toBe('Need help? Call +46\u00a08\u00a0123\u00a0456');
  expect(link()?.getAttribute('href')).toBe('tel:+468123456');
  expect(errors).toEqual([]);
});

test('reports a frame that React could not take over, and works all the same', async () => {
  const errors = watchErrors();
  const { host, define } = await paint(trackElement, 'en');
  host.shadowRoot?.querySelector('label')?.replaceChildren('Something else');
  await typeInto(fieldOf(host), 'kept');
  await define();
  const root = await ready(host);
  await expect.poll(() => root.querySelector('label')?.textContent).toBe('Package ID');
  expect(root.querySelectorAll('.root').length).toBe(1);
  expect(fieldOf(host).value).toBe('kept');
  expect(root.activeElement).toBe(fieldOf(host));
  await expect.poll(() => errors.length).toBe(1);
});
