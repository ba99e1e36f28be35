import { paths } from '@freight/contract';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keepAddress, orderDraft } from '#elements/send/draft/orderDraft.ts';
import { element } from '#elements/send/freight-send.tsx';
import { renewShared } from '#platform/registry.ts';
import { pageSession } from '#session/session.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { openFreshPage } from '#testing/freshPage.ts';
import { karlstad, startAfresh, stockholm } from '#testing/probes/sendingProbe.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(async () => {
  await startAfresh();
  renewShared('capabilities');
});

const near = { ...karlstad, lat: karlstad.lat + 0.02, address: 'Nära 1, Karlstad' };

/** Opens a card with two addresses and clicks into it, as a visitor who starts to use it. */
async function openCard({ dropoff = stockholm, language = 'en' as const } = {}) {
  keepAddress('pickupLocation', karlstad);
  keepAddress('dropoffLocation', dropoff);
  const card = await renderElement(element, { language });
  await userEvent.click(await card.screen.findByRole('combobox', { name: 'Pickup address' }));
  const text = () => (card.root.querySelector('.quote')?.textContent ?? '').replace(/\s/g, ' ');
  const choose = async (name: string) =>
    userEvent.click(await card.screen.findByRole('button', { name: new RegExp(`^${name}`) }));
  return { ...card, text, choose };
}

const quotesAsked = async () =>
  (await api('requests', paths.quote)).filter(({ method }) => method === 'POST');

test('two addresses and a size show price, distance, time and CO2e to a signed-out visitor', async () => {
  const { screen, text, choose, host } = await openCard();
  await screen.findByText('Choose a size to see the price.');
  await choose('Parcel');
  await screen.findByText(/^from \d[\d\s]* kr$/);
  expect(text()).toMatch(/Karlstad ?Stockholm/);
  expect(text()).toMatch(/\d+(\.\d)? km · \d hrs?,? ?\d+ mins? · \d[\d.,]* k?g CO₂e/);
  expect(text()).toContain('40 × 30 × 30 cm, 10 kg');
  expect(await accessibilityFindings(host)).toEqual([]);
});

test('every usual size shows its measures before it is chosen [L40]', async () => {
  const { screen } = await openCard();
  const group = await screen.findByRole('group', { name: 'Size' });
  const texts = [...group.querySelectorAll('button')].map((size) => size.innerText.replace(/\s+/g, ' '));
  expect(texts).toEqual([
    'Letterbox parcel 35 × 25 × 3 cm, 1 kg',
    'Parcel 40 × 30 × 30 cm, 10 kg',
    'Half pallet 80 × 60 × 100 cm, 120 kg',
    'EUR pallet 120 × 80 × 100 cm, 250 kg',
    'Custom size',
  ]);
});

test('what is sent for a price is two points and a size, without a token, an address or a name', async () => {
  const { screen, choose } = await openCard();
  await choose('EUR pallet');
  await screen.findByText(/^from/);
  const [asked] = await quotesAsked();
  expect(asked?.headers['authorization']).toBeUndefined();
  expect(JSON.parse(asked?.body ?? '{}')).toEqual({
    pickup: { latitude: karlstad.lat, longitude: karlstad.lng },
    dropoff: { latitude: stockholm.lat, longitude: stockholm.lng },
    weight: 250,
    dimensions: { length: 120, width: 80, height: 100 },
  });
});

test('own measures are priced when all of them are there, and once for what was typed', async () => {
  const { screen, choose } = await openCard();
  await choose('Custom size');
  await screen.findByText('Enter weight and size to see the price.');
  for (const [name, value] of [
    ['Weight', '12.5'],
    ['Length', '60'],
    ['Width', '40'],
    ['Height', '35'],
  ] as const)
    await userEvent.fill(await screen.findByRole('spinbutton', { name: new RegExp(name) }), value);
  await screen.findByText(/^from/);
  const [last] = (await quotesAsked()).slice(-1);
  expect(JSON.parse(last?.body ?? '{}')).toMatchObject({
    weight: 12.5,
    dimensions: { length: 60, width: 40, height: 35 },
  });
});

test('the size is what the wizard begins with, and can be changed there', async () => {
  const { screen, choose } = await openCard();
  await choose('Parcel');
  await screen.findByText(/^from/);
  onTestFinished(() => pageSession().clear());
  await signInSomebody();
  await userEvent.click(screen.getByRole('button', { name: 'Send parcel' }));
  await screen.findByText('Step 1 of 5');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  const weight = await screen.findByRole<HTMLInputElement>('spinbutton', { name: /Weight/ });
  expect(weight.value).toBe('10');
  expect(screen.getByRole('button', { name: /^Parcel/, pressed: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Half pallet/ }));
  expect(weight.value).toBe('120');
  expect(orderDraft().getState().draft.packageDetails.dimensions).toEqual({
    length: 80,
    width: 60,
    height: 100,
  });
});

test('two places too near to each other show the documented text, and no quote is requested', async () => {
  const { screen, root } = await openCard({ dropoff: near });
  await screen.findByText(/Minimum distance is 10 KM/i);
  expect(root.querySelector('.quote')).toBeNull();
  expect(await quotesAsked()).toEqual([]);
});

test('a missing route or an unavailable price shows the reason, and the typed addresses stay', async () => {
  await api('fault', {
    path: paths.quote,
    method: 'POST',
    status: 422,
    body: { message: 'No route found between these addresses.' },
  });
  const { screen, choose, root } = await openCard();
  await choose('Parcel');
  await screen.findByText('No route found between these addresses.');
  await api('fault', { path: paths.quote, method: 'POST', status: 503, body: '' });
  await choose('Half pallet');
  await screen.findByText(/The price can’t be calculated right now/);
  expect(root.querySelector<HTMLInputElement>('input[name=pickup]')?.value).toBe(karlstad.address);
  await choose('EUR pallet');
  await screen.findByText(/^from/);
});

test('an API that offers no price shows nothing of it, and is asked for what it offers once', async () => {
  await api('fault', { path: paths.capabilities, times: 9, status: 404, body: { message: 'Not found' } });
  const { screen, root } = await openCard();
  await expect.poll(async () => (await api('requests', paths.capabilities)).length).toBe(1);
  await userEvent.click(screen.getByRole('combobox', { name: 'Drop-off address' }));
  expect(root.querySelector('.quote')).toBeNull();
  expect(screen.queryByText('Size')).toBeNull();
  expect((await api('requests', paths.capabilities)).length).toBe(1);
  expect(await quotesAsked()).toEqual([]);
});

test('the price appears once the browser is online again after its code failed to load [B3]', async () => {
  const { load, window: page } = await openFreshPage();
  const { element: fresh } = await load<typeof import('#elements/send/freight-send.tsx')>(
    '/src/elements/send/freight-send.tsx',
  );
  const { defineElement } = await load<typeof import('#bridge/defineElement.ts')>(
    '/src/bridge/defineElement.ts',
  );
  const draft = await load<typeof import('#elements/send/draft/orderDraft.ts')>(
    '/src/elements/send/draft/orderDraft.ts',
  );
  draft.keepAddress('pickupLocation', karlstad);
  draft.keepAddress('dropoffLocation', stockholm);
  let isLost = true;
  const wrapDynamicImport = (part: () => unknown) =>
    isLost && String(part).includes('QuotePanel') ? Promise.reject(new TypeError('Failed to fetch')) : part();
  Object.assign(page, { __vitest_browser_runner__: { wrapDynamicImport } });
  const warned: unknown[] = [];
  page.console.warn = (line: unknown) => warned.push(line);
  await defineElement(fresh);
  const host = page.document.createElement('freight-send');
  page.document.body.append(host);
  await expect.poll(() => host.shadowRoot?.querySelector('input')).toBeTruthy();
  host.shadowRoot?.querySelector('input')?.focus();
  await expect.poll(() => warned).toContain('[freight] The price cannot be shown here.');
  isLost = false;
  page.dispatchEvent(new Event('online'));
  await expect.poll(() => host.shadowRoot?.querySelector('.quote')).toBeTruthy();
});

test('a rate-limited quote shows how long to wait [A26]', async () => {
  const refused = { path: paths.quote, method: 'POST', status: 429, body: '' };
  await api('fault', { ...refused, headers: { 'Retry-After': '3592' } });
  await api('fault', { ...refused, body: { message: 'The server is busy. Please try again in a moment.' } });
  await api('fault', {
    ...refused,
    body: { message: 'Too many attempts. Please try again in an hour.' },
    headers: { 'Retry-After': '3592' },
  });
  const { screen, choose } = await openCard();
  await choose('Half pallet');
  await screen.findByText(/The price cannot be calculated right now|try again in 60 minutes/);
  await choose('EUR pallet');
  await screen.findByText(/Please wait a moment and try again\./);
  await choose('Parcel');
  await screen.findByText(/Please try again in 60 minutes\./);
});

test('the price, what it still needs and each new price are announced to screen readers [T11] [L34]', async () => {
  const announced: (string | null)[] = [];
  const regions = new MutationObserver(() => {
    for (const region of document.querySelectorAll('[aria-live]')) announced.push(region.textContent);
  });
  regions.observe(document.documentElement, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => regions.disconnect());
  const announcements = () => announced.join(' | ').replace(/\s/g, ' ');
  const { screen, choose } = await openCard();
  await expect.poll(announcements).toContain('Choose a size to see the price.');
  await choose('Parcel');
  const price = (await screen.findByText(/^from/)).textContent?.replace(/\s/g, ' ') ?? '?';
  await expect.poll(announcements).toContain(price);
  await choose('EUR pallet');
  await expect.poll(() => screen.queryByText(/^from/)?.textContent?.replace(/\s/g, ' ')).not.toBe(price);
  const dearer = (await screen.findByText(/^from/)).textContent?.replace(/\s/g, ' ') ?? '?';
  await expect.poll(announcements).toContain(dearer);
});

test('the card shows the next days as soon as there is a price, and the wizard starts with the one that is chosen', async () => {
  const date = await api('offerRun', { places: 90 });
  const { screen, text, choose, host } = await openCard();
  const submit = () => screen.getByRole('button', { name: 'Send parcel' }).getBoundingClientRect().top;
  await choose('Parcel');
  const place = submit();
  const days = await screen.findByRole('group', { name: 'When should it be fetched?' });
  expect(submit()).toBe(place);
  const cards = [...days.querySelectorAll('button')];
  expect(cards).toHaveLength(8);
  expect(cards.map((card) => card.ariaPressed)).toEqual(['true', ...Array(7).fill('false')]);
  const [usual, run] = [cards[0], cards.find((card) => card.dataset['reason'] === 'emptyRun')];
  expect(run?.textContent).toMatch(/Empty.lorry/);
  const priceOf = (card: Element | undefined) => card?.querySelector('b')?.textContent ?? '?';
  expect(priceOf(run)).not.toBe(priceOf(usual));
  expect(await accessibilityFindings(host)).toEqual([]);
  run?.focus();
  await userEvent.keyboard(' ');
  await expect.poll(text).toContain(`from ${priceOf(run)}`.replace(/\s/g, ' '));
  expect(run?.ariaPressed).toBe('true');
  expect(submit()).toBe(place);
  await signInSomebody();
  await userEvent.click(screen.getByRole('button', { name: 'Send parcel' }));
  await expect.poll(() => orderDraft().getState().step).toBe(1);
  expect(orderDraft().getState().draft.date).toBe(date);
});

test('as soon as possible is one of the days, and takes the choice back', async () => {
  await api('offerRun', { places: 90 });
  const { screen, choose, text } = await openCard();
  await choose('Parcel');
  const price = (await screen.findByText(/^from/)).textContent?.replace(/\s/g, ' ') ?? '?';
  await userEvent.click(await screen.findByRole('button', { name: /Empty.lorry/ }));
  await expect.poll(text).not.toContain(price);
  await choose('Soonest');
  await expect.poll(text).toContain(price);
  expect(orderDraft().getState().draft.date).toBe('');
});

test('a price without days shows none', async () => {
  const data = { fromPrice: 428, fuelType: 'Biogas', distance: 303, prices: [] };
  await api('fault', { path: paths.quote, status: 200, body: { success: true, data } });
  const { screen, choose, root } = await openCard();
  await choose('Parcel');
  await screen.findByText(/^from/);
  expect(root.querySelector('.days__strip')).toBeNull();
});
