import { paths } from '@freight/contract';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { orderDraft } from '#elements/send/draft/orderDraft.ts';
import { element } from '#elements/send/freight-send.tsx';
import { configure } from '#platform/configuration.ts';
import { renewShared } from '#platform/registry.ts';
import { api } from '#testing/api.ts';
import { nextTask } from '#testing/nextTask.ts';
import {
  aPackage,
  forgetPage,
  karlstad,
  openWizard,
  startAfresh,
  stockholm,
} from '#testing/probes/sendingProbe.ts';
import { connectToApi, renderElement } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(startAfresh);

type Wizard = Awaited<ReturnType<typeof openWizard>>;
const press = (screen: Wizard['screen'], name: string) =>
  userEvent.click(screen.getByRole('button', { name }));
const priceCalls = () => api('requests', '/calculate-price');
const factOf = (screen: Wizard['screen'], name: string) =>
  screen.getByText(name).nextElementSibling?.textContent;
const total = (screen: Wizard['screen']) =>
  screen.findByText('Total').then((name) => name.nextElementSibling?.textContent);
const wired = async () => JSON.parse((await priceCalls()).at(-1)?.body ?? '{}');

test('has a price for a town without a street', async () => {
  const pickupLocation = { ...karlstad, address: 'Karlstad, Sverige', street: '', postalCode: '' };
  await openWizard({ step: 3, draft: { pickupLocation } });
  await expect.poll(() => orderDraft().getState().draft.pricing.estimatedPrice).toBeGreaterThan(0);
});

test('calculates at first, Next waiting, and then shows price, distance, time and preferences [PRICE-01] [PRICE-02] [PRICE-06]', async () => {
  await api('fault', { path: '/calculate-price', held: true });
  const { screen } = await openWizard({ step: 3 });
  expect(screen.getByText('Calculating the price…')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
  await api('release');
  expect(await total(screen)).toMatch(/^[\d\u00a0]+,\d\d\u00a0kr$/);
  const { pricing } = orderDraft().getState().draft;
  expect(pricing.estimatedPrice).toBeGreaterThan(0);
  expect(pricing.routeId).not.toBe('');
  expect(factOf(screen, 'Distance')).toBe(`${pricing.distance}\u00a0km`);
  expect(factOf(screen, 'Fuel')).toBe('Biogas −5\u00a0%');
  expect(pricing.appliedPreferences).toEqual(['Biogas -5 %']);
  expect(screen.getByText('Incl. VAT, driver, fuel and insurance')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(false);
});

test('shows the parts of the price where the answer has them [PRICE-07]', async () => {
  const { screen } = await openWizard({ step: 3 });
  await total(screen);
  for (const part of ['Base price', 'Distance charge', 'Service charge'])
    expect(factOf(screen, part)).toMatch(/kr$/);
});

test('separates the effect of the fuel on the price, with a minus sign, from what else was applied [L14] [L40]', async () => {
  const appliedPreferences = ['El -8 %', 'Helgtillägg'];
  const data = { estimatedPrice: 10, distance: 100, routeId: 'r', appliedPreferences };
  await api('fault', { path: '/calculate-price', status: 200, body: { success: true, data } });
  const { screen } = await openWizard({ step: 3 });
  await total(screen);
  expect([factOf(screen, 'Fuel'), factOf(screen, 'Also applied')]).toEqual([
    'Electric −8\u00a0%',
    'Helgtillägg',
  ]);
});

test('leaves the parts of the price out where the answer has none', async () => {
  const data = { estimatedPrice: 10, distance: 100, routeId: 'r', appliedPreferences: [] };
  await api('fault', { path: '/calculate-price', status: 200, body: { success: true, data } });
  const { screen } = await openWizard({ step: 3 });
  await total(screen);
  for (const part of ['Base price', 'Distance charge', 'Service charge', 'Fuel', 'Also applied'])
    expect(screen.queryByText(part)).toBeNull();
});

test('asks after 500 ms of rest, not after 499 [PRICE-03]', async () => {
  const { screen } = await openWizard({ step: 2 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  screen.getByRole('button', { name: 'Next' }).click();
  while (!screen.queryByRole('heading', { name: 'Price' })) await nextTask();
  vi.advanceTimersByTime(499);
  // Takes as long as a request of the step would.
  for (let round = 0; round < 3; round++) await fetch(`${await api('url')}/healthz`);
  expect(await priceCalls()).toHaveLength(0);
  vi.advanceTimersByTime(1);
  await expect.poll(priceCalls).toHaveLength(1);
});

test('waits half a second before it asks, and not at all when the step is left meanwhile [PRICE-03]', async () => {
  const { screen } = await openWizard({ step: 2 });
  const started = performance.now();
  // Not through the browser's real input, which may take longer than the half second.
  screen.getByRole('button', { name: 'Next' }).click();
  await screen.findByRole('heading', { name: 'Price' });
  screen.getByRole('button', { name: 'Previous' }).click();
  await userEvent.fill(await screen.findByRole('spinbutton', { name: 'Weight' }), '20');
  await press(screen, 'Next');
  await total(screen);
  expect(performance.now() - started).toBeGreaterThan(500);
  expect((await priceCalls()).map(({ body }) => JSON.parse(body).weight)).toEqual([20]);
});

test('asks once per set of inputs, over steps and a reload, and again when one changes [PRICE-04]', async () => {
  const { screen, host } = await openWizard({ step: 3 });
  await total(screen);
  await press(screen, 'Next');
  await press(screen, 'Previous');
  await total(screen);
  host.remove();
  forgetPage();
  const reloaded = await renderElement(element);
  await total(reloaded.screen);
  // A repeated call would come after the rest of half a second.
  const shown = performance.now();
  await expect.poll(() => performance.now() - shown).toBeGreaterThan(700);
  expect(await priceCalls()).toHaveLength(1);
  await press(reloaded.screen, 'Vehicle');
  await userEvent.click(reloaded.screen.getByRole('radio', { name: /Diesel/ }));
  await press(reloaded.screen, 'Next');
  await press(reloaded.screen, 'Next');
  await total(reloaded.screen);
  expect(await priceCalls()).toHaveLength(2);
  expect((await wired()).fuelType).toBe('Diesel');
});

test.each([
  [303.4, '5\u00a0hours'],
  [90, '2\u00a0hours'],
  [20, '0\u00a0hours'],
])('shows %s km as %s [PRICE-05]', async (distance, eta) => {
  const data = { estimatedPrice: 10, distance, routeId: 'r', appliedPreferences: [] };
  await api('fault', { path: '/calculate-price', status: 200, body: { data } });
  const { screen } = await openWizard({ step: 3 });
  await total(screen);
  expect(factOf(screen, 'Estimated time')).toBe(eta);
});

test('writes under 1 hour where the host prefers that', async () => {
  configure({ quirks: { shortEta: 'underOneHour' } });
  const data = { estimatedPrice: 10, distance: 20, routeId: 'r', appliedPreferences: [] };
  await api('fault', { path: '/calculate-price', status: 200, body: { data } });
  const { screen } = await openWizard({ step: 3 });
  await total(screen);
  expect(factOf(screen, 'Estimated time')).toBe('Under 1 hour');
});

test('shows the minutes of the quote when the host opts in, and hours without a quote [L40]', async () => {
  configure({ quirks: 'corrected' });
  const { screen, host } = await openWizard({ step: 3 });
  await expect.poll(() => factOf(screen, 'Estimated time')).toMatch(/^\d\shrs? \d+\smins?$/);
  host.remove();
  await startAfresh();
  renewShared('capabilities');
  onTestFinished(() => renewShared('capabilities'));
  await api('fault', { path: paths.capabilities, times: 9, status: 404, body: { message: 'Not found' } });
  const unquoted = await openWizard({ step: 3 });
  await total(unquoted.screen);
  expect(factOf(unquoted.screen, 'Estimated time')).toMatch(/^\d\u00a0hours$/);
});

test('shows a failure in its own words as a yellow notice, with zeros, and lets the person go on or ask again [PRICE-08] [PRICE-09] [PRICE-10]', async () => {
  await api('fault', {
    path: '/calculate-price',
    status: 503,
    body: { message: 'The tariff is being changed.' },
  });
  const { screen, root } = await openWizard({ step: 3 });
  const notice = (await screen.findByText('The tariff is being changed.')).closest('.notice');
  expect(notice?.className).toContain('notice--warning');
  expect(screen.getByText('Showing estimated pricing').closest('.notice')?.className).toContain(
    'notice--warning',
  );
  expect(screen.getByText('The price is confirmed before you order.')).toBeTruthy();
  expect(screen.queryByText(/^Incl\. VAT/)).toBeNull();
  expect(await total(screen)).toBe('0,00\u00a0kr');
  expect([factOf(screen, 'Distance'), factOf(screen, 'Estimated time')]).toEqual([
    '0\u00a0km',
    '0\u00a0hours',
  ]);
  await press(screen, 'Next');
  await press(screen, 'Previous');
  expect(await priceCalls()).toHaveLength(1);
  await press(screen, 'Recalculate price');
  await expect.poll(() => root.querySelector('.notice')).toBeNull();
  expect(await total(screen)).not.toBe('0,00\u00a0kr');
});

test.each([502, 429, 404])(
  'shows for a bare status %i that the price could not be calculated, without the status text [PRICE-08] [PRICE-13]',
  async (status) => {
    await api('fault', { path: '/calculate-price', status, statusText: 'Gone Fishing' });
    const { screen, root } = await openWizard({ step: 3 });
    expect(await screen.findByText('Failed to calculate price')).toBeTruthy();
    expect(root.textContent).not.toContain('Gone Fishing');
  },
);

test('shows a general message for a failure without one, and a network error without an answer [PRICE-08] [PRICE-13]', async () => {
  await api('fault', { path: '/calculate-price', status: 200, body: { data: null } });
  const { screen } = await openWizard({ step: 3, language: 'sv' });
  expect(await screen.findByText('Priset kunde inte beräknas')).toBeTruthy();
  await api('fault', { path: '/calculate-price', cut: 'before', times: 99 });
  await userEvent.click(screen.getByRole('button', { name: 'Räkna om priset' }));
  expect(await screen.findByText(/^Nätverksfel/)).toBeTruthy();
});

test('shows a known sentence of the server in the language of the person [L7]', async () => {
  const body = { message: 'No route found between these addresses.' };
  await api('fault', { path: '/calculate-price', status: 422, body });
  const { screen } = await openWizard({ step: 3, language: 'de' });
  expect(await screen.findByText('Zwischen diesen Adressen finden wir keine Route.')).toBeTruthy();
  expect(screen.queryByText(/No route found/)).toBeNull();
});

test('shows that package details are missing, without a request [PRICE-11]', async () => {
  const { screen } = await openWizard({ step: 3, draft: { packageDetails: { ...aPackage, weight: 0 } } });
  expect(await screen.findByText('Missing required package information')).toBeTruthy();
  expect(screen.getByText('Showing estimated pricing')).toBeTruthy();
  expect(await priceCalls()).toHaveLength(0);
});

test('asks for the price of what was filled in [PRICE-22] [PRICE-24] [PRICE-25] [PRICE-26] [PRICE-27] [PRICE-28] [PRICE-29] [PRICE-30]', async () => {
  const { screen } = await openWizard({ step: 3 });
  await total(screen);
  const placeOf = ({ address, lat, lng, city, postalCode, street }: typeof karlstad) => ({
    address,
    coordinates: { latitude: lat, longitude: lng },
    city,
    postalCode,
    street,
  });
  expect(await wired()).toEqual({
    pickupLocation: placeOf(karlstad),
    dropoffLocation: placeOf(stockholm),
    weight: 12.5,
    volume: 0.96,
    fuelType: 'Biogas',
    packageType: 'construction',
    packageSubType: 'tools_hardware',
    dimensions: aPackage.dimensions,
    quantity: 1,
  });
});
