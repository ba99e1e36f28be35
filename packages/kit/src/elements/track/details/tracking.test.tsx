import { createTracking } from '@freight/client';
import { aTracking } from '@freight/contract/testing';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pageApi } from '#api/calls/pageApi.ts';
import { element } from '#elements/track/freight-track.tsx';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { orderOfSomebody } from '#testing/orderTransport.ts';
import { connectToApi, renderElement } from '#testing/renderElement.ts';
import { watchErrors } from '#testing/twin.ts';

let orderId = '';
beforeAll(async () => {
  await connectToApi();
  ({ orderId } = await orderOfSomebody());
});
beforeEach(() => api('reset'));

type Rendered = Awaited<ReturnType<typeof renderElement>>;
type Language = 'sv' | 'en' | 'de';

/** The details of an answer made for the test, through the real client and a real connection. */
async function renderAnswer(data: unknown, language: Language = 'en'): Promise<Rendered> {
  await api('fault', { path: '/tracking/FR7K-2M9P-QX4T', status: 200, body: { success: true, data } });
  return renderElement(element, { attributes: { 'order-id': 'FR7K-2M9P-QX4T' }, language });
}
const renderTracking = (parts: Parameters<typeof aTracking>[0] = {}, language?: Language) =>
  renderAnswer(aTracking(parts), language);

/** The shown facts by name, in the order of the screen. */
const factsOf = ({ root }: Rendered) =>
  Object.fromEntries(
    [...root.querySelectorAll('dt')].map((name) => [
      name.textContent,
      plain(name.nextElementSibling?.textContent),
    ]),
  );
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ');

test('loads one order by its number from the tracking call and shows its place [TRACK-01] [TRACK-04] [TRACK-08] [TRACK-29]', async () => {
  const { screen, host } = await renderElement(element, { attributes: { 'order-id': ` ${orderId} ` } });
  await screen.findByText(orderId);
  const [request] = await api('requests', '/tracking/');
  expect(request?.path).toBe(`/api/v1/transport/tracking/${orderId}`);
  await screen.findByText('Karlstad', { selector: '.places__city' });
  host.setAttribute('order-id', 'NO-SUCH-ID');
  await screen.findByText('Package not found');
  expect(screen.queryByText(orderId)).toBeNull();
});

test('shows a skeleton while the answer is on its way [TRACK-05]', async () => {
  await api('fault', { path: `/tracking/${orderId}`, held: true });
  const { screen, root } = await renderElement(element, { attributes: { 'order-id': orderId } });
  await expect
    .poll(() => screen.getByRole('status').textContent)
    .toBe('Fetching the latest about your parcel…');
  expect(root.querySelector('.awaited')).not.toBeNull();
  await api('release');
  await screen.findByText(orderId);
  expect(root.querySelector('.awaited')).toBeNull();
});

test('shows that an order id is required when it is blank, and sends no request [TRACK-03]', async () => {
  const { screen } = await renderElement(element, { attributes: { 'order-id': '   ' } });
  expect((await screen.findByRole('alert')).textContent).toContain('Order ID is required');
  expect(await api('requests', '/tracking/')).toEqual([]);
});

test('has no data to show when no order is named [TRACK-07]', async () => {
  const { screen } = await renderElement(element, { attributes: { 'order-id': '' } });
  await screen.findByText('No data available');
  expect(await api('requests', '/tracking/')).toEqual([]);
});

test('shows no error for an aborted call, only that there is no data [TRACK-36] [TRACK-07]', async () => {
  const transports = pageApi(createTracking);
  const { track } = transports;
  onTestFinished(() => void Object.assign(transports, { track }));
  // A browser aborts requests when the visitor stops loading the page, which a test cannot do.
  const calledOff = async () => Promise.reject(new DOMException('The user aborted a request.', 'AbortError'));
  Object.assign(transports, { track: calledOff });
  const failures: unknown[] = [];
  const listen = (event: Event) => failures.push(event);
  document.addEventListener('freight-tracking-failed', listen);
  onTestFinished(() => document.removeEventListener('freight-tracking-failed', listen));
  const { screen } = await renderElement(element, { attributes: { 'order-id': orderId } });
  await screen.findByText('No data available');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(failures).toEqual([]);
});

test('reports nothing about a request that ended with the element [TRACK-36]', async () => {
  await api('fault', { path: `/tracking/${orderId}`, held: true });
  const { host } = await renderElement(element, { attributes: { 'order-id': orderId } });
  const errors = watchErrors();
  const events: string[] = [];
  for (const name of ['freight-tracking-failed', 'freight-tracking-loaded'])
    host.addEventListener(name, ({ type }) => events.push(type));
  await expect.poll(async () => (await api('requests', '/tracking/')).length).toBe(1);
  host.remove();
  await expect.poll(() => host.shadowRoot?.childElementCount).toBe(0);
  await api('release');
  const other = await renderElement(element, { attributes: { 'order-id': orderId } });
  await other.screen.findByText(orderId);
  expect(events).toEqual([]);
  expect(errors).toEqual([]);
});

test('shows failures in a red box with a way home and, where it helps, another try [TRACK-06] [TRACK-32]', async () => {
  const { host, screen } = await renderElement(element, { attributes: { 'order-id': 'NO-SUCH-ID' } });
  const failures: unknown[] = [];
  const wanted: unknown[] = [];
  host.addEventListener('freight-tracking-failed', (event) => failures.push((event as CustomEvent).detail));
  host.addEventListener('freight-navigate', (event) => {
    wanted.push((event as CustomEvent).detail);
    event.preventDefault();
  });
  const box = await screen.findByRole('alert');
  expect(box.className).toContain('notice--error');
  expect(box.textContent).toContain('Package not found');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  box.querySelector('button')?.click();
  expect(wanted).toEqual([{ to: 'home', params: {} }]);

  await api('fault', { path: `/tracking/${orderId}`, status: 503, body: { message: 'Closed <b>now</b>' } });
  host.setAttribute('order-id', orderId);
  await screen.findByText('Closed <b>now</b>');
  await expect.poll(() => failures.at(-1)).toEqual({ message: 'Closed <b>now</b>', status: 503 });
  screen.getByRole('button', { name: 'Try again' }).click();
  await screen.findByText(orderId);
});

test.each([
  [
    'an empty answer counts as an unknown package [TRACK-30]',
    200,
    { success: true, data: null },
    'Package not found',
  ],
  [
    'an answer without an order id is invalid [TRACK-33]',
    200,
    { success: true, data: { status: 'inTransit' } },
    'Invalid tracking data received',
  ],
  [
    "other failures show the server's message [TRACK-34]",
    400,
    { message: 'That is no number' },
    'That is no number',
  ],
  [
    'failures without a message have a sentence of their own [TRACK-35]',
    500,
    {},
    'Error tracking package. Please try again.',
  ],
])('%s', async (_, status, body, text) => {
  await api('fault', { path: `/tracking/${orderId}`, status, body });
  const { screen } = await renderElement(element, { attributes: { 'order-id': orderId } });
  await screen.findByText(text);
});

test('shows every status as a sentence, an unknown one in the words of the server [TRACK-09] [TRACK-10] [TRACK-11] [TRACK-12]', async () => {
  const headline = async (status: string) => {
    const { root, host, screen } = await renderTracking({ status });
    await screen.findByText('FR7K-2M9P-QX4T');
    const text = root.querySelector('.banner__headline')?.textContent;
    host.remove();
    return text;
  };
  expect(await headline('delivered')).toBe('Your parcel has been delivered');
  expect(await headline('outForDelivery')).toBe('Your parcel is out for delivery');
  expect(await headline('inTransit')).toBe('Your parcel is on its way');
  expect(await headline('pending_queue')).toBe('Your parcel is waiting in the queue');
  expect(await headline('onHold')).toBe('Your parcel is on hold');
  expect(await headline('escalated')).toBe('Customer service is looking after your parcel');
  expect(await headline('teleported')).toBe('Your parcel: teleported');
  expect(await headline('')).toBe('Your parcel is being processed');
});

test('shows everything the answer holds [TRACK-13] [TRACK-14] [TRACK-15] [TRACK-16] [TRACK-17] [TRACK-18] [TRACK-19] [TRACK-20] [TRACK-26] [TRACK-27] [TRACK-28]', async () => {
  const rendered = await renderTracking();
  const { screen, root } = rendered;
  await screen.findByText('TRK-7K2M9PQX4T');
  const stops = [...root.querySelectorAll('.places__stop')].map((stop) =>
    [...stop.children].map((c) => c.textContent),
  );
  expect(stops).toEqual([
    ['Pickup', 'Karlstad', 'Storgatan 12, 652\u00a024 Karlstad, Sverige'],
    ['Drop-off', 'Stockholm', 'Sveavägen 44, 111\u00a034 Stockholm, Sverige'],
  ]);
  expect(factsOf(rendered)).toMatchObject({
    'Tracking number': 'TRK-7K2M9PQX4T',
    Distance: '303.4 km',
    'Estimated time': '3 hrs 48 mins',
    'Estimated delivery': 'Tuesday, 3 March 2026',
    Type: 'Construction',
    Contents: 'Tools and hardware',
    Quantity: '1',
    Weight: '12.5 kg',
    Volume: '0.06 m³',
    'Length × width × height': '50 × 40 × 30 cm',
    Fragile: 'Yes',
    'Vehicle type': 'Standard vehicle',
    Fuel: 'Biogas',
    Price: '1 234,50 kr',
    Currency: 'SEK',
    'Payment method': 'Card',
    'Payment status': 'Paid',
    'Cash on delivery': 'No',
  });
  screen.getByText('Ring på porten');
  const people = [...root.querySelectorAll('.summary section')].map((part) => part.textContent);
  expect(people[1]).toBe('SenderNameAnna ExempelCompanyExempel ABCityKarlstad');
  expect(people[2]).toBe('ReceiverNameBo MottagareCityStockholm');
});

test('writes dates, numbers and durations as the language does [TRACK-15] [TRACK-16] [TRACK-17] [L19]', async () => {
  const swedish = await renderTracking({}, 'sv');
  await swedish.screen.findByText('TRK-7K2M9PQX4T');
  expect(factsOf(swedish)).toMatchObject({
    Sträcka: '303,4 km',
    'Beräknad tid': '3 tim 48 min',
    'Beräknad leverans': 'tisdag 3 mars 2026',
    Vikt: '12,5 kg',
  });
  swedish.host.remove();
  const german = await renderTracking({}, 'de');
  await german.screen.findByText('TRK-7K2M9PQX4T');
  expect(factsOf(german)).toMatchObject({
    Entfernung: '303,4 km',
    'Voraussichtliche Zustellung': 'Dienstag, 3. März 2026',
  });
});

test('shows the progress as a row of five stations, named as places, and as a progress bar for screen readers [TRACK-21] [TRACK-22] [TRACK-23] [L13]', async () => {
  const { screen, root } = await renderTracking({ status: 'outForDelivery' });
  const bar = await screen.findByRole('progressbar');
  expect(bar.getAttribute('aria-valuenow')).toBe('80');
  const stops = [...root.querySelectorAll('.route-line__stop')];
  expect(stops.map((stop) => stop.textContent)).toEqual([
    'Booking',
    'Pickup',
    'Transport',
    'Last stretch',
    'Delivery',
  ]);
  expect(stops.map((stop) => stop.getAttribute('aria-current'))).toEqual([null, null, null, 'step', null]);
});

test('ends the progress of a delivered parcel in the colour of success [L42]', async () => {
  const { screen } = await renderTracking({ status: 'delivered' });
  const dot = (await screen.findByText('Delivery')).previousElementSibling as HTMLElement;
  const shown = getComputedStyle(dot).backgroundColor;
  dot.style.backgroundColor = 'var(--_success)';
  expect(shown).toBe(getComputedStyle(dot).backgroundColor);
});

test('shows the history with its times, the latest first, each status with an icon of its own [TRACK-24] [TRACK-25]', async () => {
  const statuses = [
    'pending',
    'pending_queue',
    'confirmed',
    'awaitingPickup',
    'inTransit',
    'outForDelivery',
    'delivered',
  ];
  const rest = [
    'completed',
    'cancelled',
    'failed',
    'returned',
    'onHold',
    'escalated',
    'accepted',
    'picked',
    'finding_driver',
  ];
  const statusHistory = [...statuses, ...rest].map((status, hour) => ({
    status,
    changedAt: new Date(2026, 2, 2, hour, 30).toISOString(),
  }));
  const { screen, root } = await renderTracking({ statusHistory });
  await screen.findByText('Delivery history');
  const events = [...root.querySelectorAll('.history__event')];
  expect(events.map((event) => event.querySelector('.history__status')?.textContent).slice(-2)).toEqual([
    'Waiting in queue',
    'Awaiting confirmation',
  ]);
  expect(plain(events.at(-1)?.querySelector('time')?.textContent)).toBe('2 Mar 2026, 00:30');
  expect(events.at(-1)?.querySelector('time')?.dateTime).toBe(statusHistory[0]?.changedAt);
  expect(new Set(events.map((event) => event.querySelector('path')?.getAttribute('d'))).size).toBe(16);
});

test('leaves out what it does not know, and survives an answer that is mostly missing or wrong [TRACK-29] [A16]', async () => {
  const bare = await renderAnswer({
    orderId: 'FR7K-2M9P-QX4T',
    status: 42,
    route: 'far',
    statusHistory: {},
    weight: '12',
  });
  await bare.screen.findByText('FR7K-2M9P-QX4T');
  const headings = [...bare.root.querySelectorAll('h3')].map((heading) => heading.textContent);
  expect(headings).toEqual(['Delivery progress', 'Parcel']);
  expect(factsOf(bare)).toEqual({ 'Package ID': 'FR7K-2M9P-QX4T', Weight: '12 kg' });
  expect(bare.screen.queryByRole('region', { name: 'Order summary' })).toBeNull();
  bare.host.remove();
  const odd = await renderTracking({
    estimatedDelivery: 'soon',
    statusHistory: [{ status: 'teleported', changedAt: 'yesterday' }],
    receipt: {
      cashOnDelivery: true,
      paymentMethod: 'barter',
      paymentStatus: 'late',
      currency: 'no currency',
      productPrice: 5,
    },
  });
  await odd.screen.findByText('teleported');
  expect(odd.root.querySelector('time')).toBeNull();
  expect(factsOf(odd)).toMatchObject({
    Price: '5 no currency',
    'Payment method': 'barter',
    'Payment status': 'late',
  });
  expect(factsOf(odd)).not.toHaveProperty('Estimated delivery');
});

test('shows markup in texts as text', async () => {
  const specialInstruction = '<img src=x onerror="document.title=1"> <b>loud</b>';
  const { screen, root } = await renderTracking({ specialInstruction, packageType: '<i>x</i>' });
  await screen.findByText(specialInstruction);
  await screen.findByText('<i>x</i>');
  expect(root.querySelector('img, b, i')).toBeNull();
});

test.each([
  ['failed', 'Your parcel could not be delivered', /keeping your parcel safe. Get in touch/],
  ['returned', 'Your parcel has been returned', /gone back to the sender/],
  ['cancelled', 'Your order has been cancelled', /No driver is coming/],
  ['escalated', 'Customer service is looking after your parcel', /Call us/],
])(
  'shows for an order that is %s what happened, what happens next, whom to call and how far it came [L9]',
  async (status, happened, next) => {
    const statusHistory = ['pending', 'inTransit', status].map((past, hour) => ({
      status: past,
      changedAt: new Date(2026, 2, 2, hour).toISOString(),
    }));
    const { screen, root } = await renderTracking({ status, statusHistory });
    await screen.findByText(happened);
    const help = screen.getByRole('link', { name: /Need help\? Call/ });
    expect(help.getAttribute('href')).toMatch(/^tel:\+46/);
    const leftOf = (part: Element) => part.getBoundingClientRect().left;
    expect(leftOf(help)).toBeCloseTo(leftOf(screen.getByText(next)), 0);
    expect(root.querySelector('.banner')?.getAttribute('data-phase')).toMatch(/^(problem|ended)$/);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('60');
  },
);

test('keeps a wrong package ID in the field for correction [L17]', async () => {
  const { host, screen } = await renderElement(element, { attributes: { 'order-id': 'NO-SUCH-ID' } });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Package ID' });
  expect(field.value).toBe('NO-SUCH-ID');
  expect(screen.getByRole('alert').textContent).toContain('Package not found');
  await userEvent.clear(field);
  await userEvent.type(field, `${orderId}{Enter}`);
  await screen.findByText(orderId);
  expect(host.getAttribute('order-id')).toBe('NO-SUCH-ID');
});

test('goes home by its button: the host decides where that is [TRACK-02]', async () => {
  const { host, screen } = await renderTracking();
  await screen.findByText('TRK-7K2M9PQX4T');
  const wanted: string[] = [];
  host.addEventListener('freight-navigate', (event) => wanted.push((event as CustomEvent).detail.to));
  screen.getByRole('button', { name: 'Back to home' }).click();
  expect(wanted).toEqual(['home']);
  await screen.findByRole('textbox', { name: 'Package ID' });
});

test.each(['sv', 'en', 'de'] as const)(
  'has no accessibility findings with details, light and dark, in %s',
  async (language) => {
    for (const [theme, canvas] of [
      ['light', '#f6f5ef'],
      ['dark', '#0c1511'],
    ] as const) {
      document.body.style.background = canvas;
      const { host, screen } = await renderTracking({ status: 'failed' }, language);
      await screen.findByText('TRK-7K2M9PQX4T');
      host.setAttribute('theme', theme);
      expect(await accessibilityFindings(host)).toEqual([]);
      host.remove();
    }
  },
);
