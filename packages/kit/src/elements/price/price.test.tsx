import { paths } from '@freight/contract';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { orderDraft } from '#elements/send/draft/orderDraft.ts';
import { renewShared } from '#platform/registry.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { everyElement } from '#testing/everyElement.ts';
import { listenTo } from '#testing/landing.ts';
import { startAfresh } from '#testing/probes/sendingProbe.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';
import { element } from './freight-price.tsx';

const sofa = { pickup: 'Karlstad', size: 'half-pallet' };

everyElement(element, { attributes: sofa, hasPageType: true });

beforeAll(connectToApi);
beforeEach(async () => {
  await startAfresh();
  forgetPage();
});

/** What a new page of the same tab begins with. */
const forgetPage = () =>
  renewShared('capabilities', 'deliveryTown', 'priceQuestions', 'goodsPlaces', 'priceTurns');

const quotesAsked = async () =>
  (await api('requests', paths.quote)).filter(({ method }) => method === 'POST').length;
const placesAsked = async () => (await api('requests', '/api?')).length;

type Price = Awaited<ReturnType<typeof show>>;

async function show(attributes: Record<string, string> = sofa, language: 'sv' | 'en' | 'de' = 'en') {
  const rendered = await renderElement(element, { attributes, language });
  const text = () => rendered.root.querySelector<HTMLElement>('.root')?.innerText.replace(/\s+/g, ' ') ?? '';
  return { ...rendered, text };
}

async function type({ screen }: Price, town: string, name = 'Home to you:') {
  await userEvent.fill(await screen.findByRole('textbox', { name }), town);
  await userEvent.keyboard('{Enter}');
}

const findPrice = ({ screen }: Price) => screen.findByRole('button', { name: /^from \d[\d\s]*kr, / });

test('shows price, day and emissions beside all goods once a town is typed beside one [Q1]', async () => {
  const prices = [await show(), await show({ pickup: 'Karlstad', weight: '12.5', sides: '60x40x35' })];
  const [first, second] = prices as [Price, Price];
  expect(first.text()).toBe('Home to you:');
  await type(first, 'Uppsala');
  const button = await findPrice(first);
  expect(first.text()).toMatch(
    /^Home to Uppsala: from \d[\d ]* kr, (?:today|tomorrow|[A-Z][a-z]+day|\d+ [A-Z][a-z]+), \d[\d.]* k?g CO₂e Change town$/,
  );
  expect(first.root.activeElement?.textContent).toBe('Change town');
  expect((await findPrice(second)).textContent).not.toBe(button.textContent);
  expect(await quotesAsked()).toBe(2);
  // One for the goods, one for the town.
  expect(await placesAsked()).toBe(2);
  for (const { host } of prices) expect(await accessibilityFindings(host)).toEqual([]);
});

test('sends two points and a parcel for a price, and nothing about a person [Q1]', async () => {
  const price = await show();
  await type(price, 'Uppsala');
  await findPrice(price);
  const [asked] = (await api('requests', paths.quote)).filter(({ method }) => method === 'POST');
  expect(asked?.headers['authorization']).toBeUndefined();
  expect(JSON.parse(asked?.body ?? '{}')).toEqual({
    pickup: { latitude: expect.closeTo(59.4, 0), longitude: expect.closeTo(13.5, 0) },
    dropoff: { latitude: expect.closeTo(59.9, 0), longitude: expect.closeTo(17.6, 0) },
    weight: 120,
    dimensions: { length: 80, width: 60, height: 100 },
  });
});

test('remembers the town for the next pages of the tab, until it is changed [Q1]', async () => {
  const price = await show();
  await type(price, 'Uppsala');
  await findPrice(price);
  price.host.remove();
  forgetPage();
  const next = await show();
  await findPrice(next);
  expect(document.activeElement).not.toBe(next.host);
  await userEvent.click(next.screen.getByRole('button', { name: 'Change town' }));
  const field = await next.screen.findByRole<HTMLInputElement>('textbox');
  expect([field.value, next.root.activeElement]).toEqual(['Uppsala', field]);
  await type(next, 'Malmö');
  await findPrice(next);
  expect(next.text()).toContain('Home to Malmö:');
  expect(sessionStorage.getItem('freight.town')).toContain('Malmö');
});

test('asks for the same goods once, and for different ones four at a time [Q1]', async () => {
  await api('fault', { path: paths.quote, method: 'POST', held: true, times: 99 });
  const prices: Price[] = [];
  for (const kg of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10])
    prices.push(await show({ ...sofa, weight: String(kg) }));
  await type(prices[0] as Price, 'Uppsala');
  for (const asked of [4, 8, 10]) {
    await expect.poll(quotesAsked).toBe(asked);
    await api('release');
  }
  for (const price of prices) await findPrice(price);
  expect(await quotesAsked()).toBe(10);
  expect(await placesAsked()).toBe(2);
});

test('requests no price for goods that are far below what is on the screen [Q1]', async () => {
  const above = await show();
  const below = await show({ ...sofa, weight: '7' });
  below.host.before(Object.assign(document.createElement('div'), { className: 'gap' }));
  const gap = document.querySelector<HTMLElement>('.gap');
  gap?.style.setProperty('height', '9000px');
  onTestFinished(() => gap?.remove());
  await type(above, 'Uppsala');
  await findPrice(above);
  expect(below.text()).toContain('calculating the price');
  expect(await quotesAsked()).toBe(1);
  below.host.scrollIntoView();
  await findPrice(below);
  expect(await quotesAsked()).toBe(2);
});

test.each([
  ['en', 'Home to Uppsala: too large or too heavy for us.', { ...sofa, sides: '2000x80x80' }],
  ['sv', 'Hem till Uppsala: för nära, vi kör minst 10 km.', { ...sofa, pickup: 'Uppsala' }],
  ['de', 'Nach Uppsala: dorthin fahren wir nicht.', sofa],
] as const)('explains in one line why goods have no price, in %s [Q1]', async (language, line, goods) => {
  if (language === 'de')
    await api('fault', { path: paths.quote, method: 'POST', status: 422, body: { message: 'No route' } });
  const price = await show(goods, language);
  const names = { en: 'Home to you:', sv: 'Hem till dig:', de: 'Nach Hause:' };
  await type(price, 'Uppsala', names[language]);
  await expect.poll(price.text).toContain(line);
  expect(price.screen.queryByRole('button', { name: /again|Försök|erneut/ })).toBeNull();
  expect(await accessibilityFindings(price.host)).toEqual([]);
});

test('shows that a town is missing or unknown, and keeps what was typed [Q1]', async () => {
  const price = await show();
  await type(price, ' ');
  await price.screen.findByText('Type your town to see the price.');
  await type(price, 'Qqqqxx');
  await price.screen.findByText('We can’t find Qqqqxx. Check the spelling.');
  const field = price.screen.getByRole<HTMLInputElement>('textbox');
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['Qqqqxx', 'true']);
  expect(await accessibilityFindings(price.host)).toEqual([]);
  await type(price, 'Uppsala');
  await findPrice(price);
});

test('offers another try when the API gives no price, and tries itself when the browser is online again [Q1]', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const isOnline = vi.spyOn(navigator, 'onLine', 'get');
  await api('fault', { path: paths.quote, method: 'POST', times: 2, status: 503, body: '' });
  const price = await show();
  await type(price, 'Uppsala');
  await price.screen.findByText('no price right now.');
  isOnline.mockReturnValue(false);
  await userEvent.click(price.screen.getByRole('button', { name: 'Try again' }));
  await price.screen.findByText('you are offline.');
  expect(await accessibilityFindings(price.host)).toEqual([]);
  isOnline.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await findPrice(price);
});

test('sends nothing while the API refuses, and continues when its time is over [Q1]', async () => {
  const refusal = { path: paths.quote, method: 'POST', status: 429, body: '' };
  await api('fault', { ...refusal, headers: { 'Retry-After': '1' } });
  const price = await show();
  await type(price, 'Uppsala');
  await findPrice(price);
  expect(await quotesAsked()).toBe(2);

  await api('fault', { ...refusal, headers: { 'Retry-After': '180' } });
  const refused = await show({ ...sofa, weight: '1' });
  await refused.screen.findByText('more prices in 3 min.');
  const later = await show({ ...sofa, weight: '2' });
  await later.screen.findByText('more prices in 3 min.');
  expect(await quotesAsked()).toBe(3);
});

test('shows nothing and takes no space where the API has no prices for visitors [Q1]', async () => {
  await api('fault', { path: paths.capabilities, times: 9, status: 404, body: { message: 'Not found' } });
  const { host, text } = await show();
  await expect.poll(() => host.getBoundingClientRect().height).toBe(0);
  expect(text()).toBe('');
  expect(await quotesAsked()).toBe(0);
});

test('keeps its line when the API does not answer at all [Q1]', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await api('fault', { path: paths.capabilities, times: 9, cut: 'before' });
  await api('fault', { path: paths.quote, times: 9, cut: 'before' });
  const price = await show();
  await type(price, 'Uppsala');
  await price.screen.findByText('no price right now.');
});

test('hands the way and the parcel over to the page that sends, which can be in place [Q1]', async () => {
  const price = await show();
  const events = listenTo(element.definition);
  await type(price, 'Uppsala');
  const button = await findPrice(price);
  await expect
    .poll(() => events)
    .toEqual([{ type: 'freight-price-shown', detail: { price: expect.any(Number) } }]);
  price.host.addEventListener('freight-navigate', (event) => event.preventDefault(), { once: true });
  await userEvent.click(button);
  await expect
    .poll(() => events.slice(1))
    .toEqual([{ type: 'freight-navigate', detail: { to: 'packageSending', params: {} } }]);
  const { step, draft } = orderDraft().getState();
  expect([step, draft.pickupLocation?.city, draft.dropoffLocation?.city]).toEqual([0, 'Karlstad', 'Uppsala']);
  expect(draft.packageDetails).toMatchObject({
    weight: 120,
    dimensions: { length: 80, width: 60, height: 100 },
  });
  expect(price.root.querySelector('.price-flow')).toBeNull();

  await userEvent.click(button);
  const pickup = await price.screen.findByRole<HTMLInputElement>('combobox', { name: 'Pickup address' });
  await expect.poll(() => pickup.value).toMatch(/^Karlstad/);
  const dropoff = price.screen.getByRole<HTMLInputElement>('combobox', { name: 'Drop-off address' });
  expect(dropoff.value).toMatch(/^Uppsala/);
  await price.screen.findByRole('button', { name: /^Half pallet/, pressed: true });
  expect(price.root.activeElement?.className).toBe('price-flow');
  expect(await accessibilityFindings(price.host)).toEqual([]);
  await userEvent.click(price.screen.getByRole('button', { name: 'Close' }));
  expect(price.root.querySelector('.price-flow')).toBeNull();
  expect(price.root.activeElement).toBe(button);
});

test('begins with the steps for a customer whose goods and home are both addresses [Q1]', async () => {
  await signInSomebody();
  const price = await show({ ...sofa, pickup: 'Tingvallagatan 16, Karlstad' });
  await type(price, 'Storgatan 12, Örebro');
  await userEvent.click(await findPrice(price));
  await price.screen.findByText('Step 1 of 5');
  const { draft } = orderDraft().getState();
  expect([draft.pickupLocation?.street, draft.dropoffLocation?.street]).toEqual([
    'Tingvallagatan 16',
    'Storgatan 12',
  ]);
});

test('has the typeface and the size of the text around it, and fits into 280 px [Q1]', async () => {
  const product = document.createElement('div');
  product.style.cssText = 'font: 19px/2 Georgia; width: 280px';
  document.body.append(product);
  onTestFinished(() => product.remove());
  const price = await show();
  product.append(price.host);
  const looks = (node: Element | null) => {
    const { fontFamily, fontSize } = getComputedStyle(node as Element);
    return [fontFamily, fontSize];
  };
  expect(looks(price.root.querySelector('input'))).toEqual(['Georgia', '19px']);
  await type(price, 'Uppsala');
  expect(looks(await findPrice(price))).toEqual(['Georgia', '19px']);
  const outer = price.root.querySelector('.root');
  expect(outer?.scrollWidth).toBeLessThanOrEqual(280);
});
