import { storageKeys } from '@freight/contract';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { consentStore } from '#consent/consent.ts';
import { element as consent } from '#elements/consent/freight-consent.tsx';
import { activeOrder, dismissOrder, followOrder, minimizeOrder } from '#orders/card/activeOrder.ts';
import { bottomInset } from '#platform/bottomInset.ts';
import { configure } from '#platform/configuration.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { everyElement } from '#testing/everyElement.ts';
import { followedFrom, orderTransport } from '#testing/orderTransport.ts';
import { drawn, driver, followed, showCard } from '#testing/probes/cardProbe.ts';
import { pageClient } from '#testing/probes/pageClient.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';
import { restoreTimers } from '#testing/restoreTimers.ts';
import { element } from './freight-order-notification.tsx';

const minute = 60_000;

everyElement(element);
beforeAll(connectToApi);
// No user is signed in unless a test signs one in, so the card shows what it receives and sends no request.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  dismissOrder();
  restoreTimers();
});

test('floats at the bottom right, above the page [NOTIF-01]', async () => {
  const { place } = await showCard();
  expect(place.matches(':popover-open')).toBe(true);
  const { right, bottom } = place.getBoundingClientRect();
  expect(innerWidth - right).toBeCloseTo(16, 0);
  expect(innerHeight - bottom).toBeCloseTo(16, 0);
});

test('floats above the cookie banner while it is shown [NOTIF-01]', async () => {
  consentStore().setState({ choice: undefined });
  const banner = await renderElement(consent);
  const { place } = await showCard();
  const bottom = () => Math.round(place.getBoundingClientRect().bottom);
  // Its layout position, because it may still be animating.
  const above = banner.root.querySelector<HTMLElement>('.banner')?.offsetTop ?? 0;
  await expect.poll(bottom).toBe(above - 16);
  await userEvent.click(banner.screen.getByRole('button', { name: 'Decline' }));
  await expect.poll(bottom).toBe(innerHeight - 16);
});

test('is called Order update without a driver and Active order with one [NOTIF-06] [NOTIF-07]', async () => {
  const { screen } = await showCard();
  expect(screen.getByRole('heading').textContent).toBe('Order update');
  followOrder({ ...followed, ...driver });
  await expect.poll(() => screen.getByRole('heading').textContent).toBe('Active order');
});

test('shows both places, the package with its sub type, and the price with two decimals [NOTIF-08] [NOTIF-09] [NOTIF-10]', async () => {
  const { text } = await showCard();
  expect(text()).toContain(followed.pickupLocation);
  expect(text()).toContain(followed.dropoffLocation);
  expect(text()).toContain('Construction, Tools and hardware');
  expect(text()).toContain('1 234,50 kr');
});

test('shows a dash for an unknown price [A13]', async () => {
  const { text } = await showCard({ totalPrice: 0 });
  expect(text()).toContain('Total price–');
});

test('shows a package without a sub type, and unknown words unmodified [NOTIF-09]', async () => {
  const { text } = await showCard({ packageType: { type: 'moon_rock' } as typeof followed.packageType });
  expect(text()).toContain('moon_rock');
  expect(text()).not.toContain('·');
});

test('shows status and time [NOTIF-11]', async () => {
  const before = Date.now();
  const { card, text } = await showCard({ status: 'Your package is on its way' });
  expect(text()).toContain('Your package is on its way');
  const time = card.querySelector('time');
  const shown = Date.parse(time?.dateTime ?? '');
  // The time is the server's, which its answers give in whole seconds.
  expect(shown).toBeGreaterThan(before - 5000);
  expect(shown).toBeLessThan(Date.now() + 5000);
  expect(time?.textContent).toBe(
    new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(Date.parse(time?.dateTime ?? '')),
  );
});

test('shows the driver, the rating with one decimal and the arrival [PROD-06] [NOTIF-12] [NOTIF-13] [NOTIF-14]', async () => {
  const { screen, text } = await showCard(driver);
  expect(text()).toContain('Kim Chaufför');
  expect(screen.getByRole('img', { name: 'Rating 4.8 of 5' }).textContent).toBe('★ 4.8');
  expect(text()).toMatch(/At the pickupMon,? 2 Mar,? \d\d:\d\d/);
});

test.each([
  ['with its day when that is another one', 26 * 60 * minute, /^\w{3},? \d+ \w{3,4},? \d\d:\d\d$/],
  ['without a moment that has passed', -minute, /^$/],
])('shows when the driver is at the sender, %s [L24] [T11]', async (_, ahead, form) => {
  const estimatedArrival = new Date(Date.now() + ahead).toISOString();
  const { card } = await showCard({ ...driver, estimatedArrival });
  expect(card.querySelector('.order-driver__arrival time')?.textContent ?? '').toMatch(form);
});

test('shows the pickup time until the goods are on the road, and the estimated arrival throughout [NOTIF-14] [L24]', async () => {
  await signInSomebody();
  const { root, screen } = await showCard(followedFrom(await orderTransport()));
  // With the focus in it the card stays open.
  screen.getByRole('button', { name: 'View order' }).focus();
  const arrivalTexts = () =>
    [...root.querySelectorAll('.order-driver__arrival > span, .arrival__label')].map(
      ({ textContent }) => textContent,
    );
  await expect.poll(() => pageClient().live.state.getState().status).toBe('connected');
  await expect.poll(() => root.textContent).toContain('Waiting in queue');
  await api('advance', 5 * minute);
  await expect.poll(arrivalTexts).toEqual(['Estimated arrival', 'At the pickup']);
  await api('advance', 60 * minute);
  await expect.poll(arrivalTexts).toEqual(['Estimated arrival']);
});

test('offers to call the driver only when there is a phone number [PROD-06] [NOTIF-15]', async () => {
  const { screen } = await showCard({ ...driver, driverPhone: '' });
  expect(screen.queryByRole('link', { name: 'Call driver' })).toBeNull();
  followOrder({ ...followed, ...driver });
  const call = await screen.findByRole('link', { name: 'Call driver' });
  expect(call.getAttribute('href')).toBe('tel:+46701740605');
});

test('goes to the details of the order by its order number [NOTIF-16]', async () => {
  const { host, screen } = await showCard();
  const navigations: unknown[] = [];
  host.addEventListener('freight-navigate', (event) => {
    event.preventDefault();
    navigations.push((event as CustomEvent).detail);
  });
  await userEvent.click(screen.getByRole('button', { name: 'View order' }));
  expect(navigations).toEqual([{ to: 'orderDetails', params: { orderId: followed.orderId } }]);
});

test('goes to the address the host has configured for order details [NOTIF-16]', async () => {
  configure({ pages: { orderDetails: '/order-details/{orderId}' } });
  const address = new Promise<string>((resolve) => {
    const stop = (event: NavigateEvent) => {
      event.preventDefault();
      resolve(event.destination.url);
    };
    window.navigation.addEventListener('navigate', stop, { once: true });
  });
  const { screen } = await showCard();
  await userEvent.click(screen.getByRole('button', { name: 'View order' }));
  expect(new URL(await address).pathname).toBe(`/order-details/${followed.orderId}`);
});

test('navigates to the tracking page when there is no page for order details', async () => {
  const { host, screen } = await showCard();
  const navigations: string[] = [];
  host.addEventListener('freight-navigate', (event) => {
    const { to } = (event as CustomEvent).detail;
    navigations.push(to);
    if (to === 'tracking') event.preventDefault();
  });
  await userEvent.click(screen.getByRole('button', { name: 'View order' }));
  expect(navigations).toEqual(['orderDetails', 'tracking']);
});

test('folds into a pill with the order number, and unfolds again, with the focus staying there [NOTIF-02] [NOTIF-03] [NOTIF-04] [NOTIF-20]', async () => {
  const { root, screen, pill, isExpanded } = await showCard();
  await userEvent.click(screen.getByRole('button', { name: 'Minimize' }));
  await expect.poll(() => pill()?.textContent).toBe(followed.orderId);
  expect(isExpanded()).toBe(false);
  expect(root.activeElement).toBe(pill());
  expect(localStorage.getItem(storageKeys.notificationMinimized)).toBe('true');
  await userEvent.keyboard('{Enter}');
  await expect.poll(isExpanded).toBe(true);
  expect(root.activeElement).toBe(screen.getByRole('button', { name: 'Minimize' }));
});

test('shows the driver on the pill when one is known [NOTIF-04]', async () => {
  const { pill } = await showCard(driver);
  minimizeOrder(true);
  await expect.poll(() => pill()?.textContent).toBe('Kim Chaufför');
  expect(pill()?.getAttribute('aria-label')).toBe('Show the order: Kim Chaufför');
});

test('fades out for 300 ms when it is closed, and is gone with its data [NOTIF-05] [NOTIF-27] [NOTIF-30]', async () => {
  const { host, screen, place } = await showCard();
  const dismissed = vi.fn();
  host.addEventListener('freight-order-dismissed', (event) => dismissed((event as CustomEvent).detail));
  expect(getComputedStyle(place).transitionDuration).toBe('0.3s');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  screen.getByRole('button', { name: 'Close and stop following the order' }).click();
  await expect.poll(() => place.dataset['leaving']).toBe('');
  vi.advanceTimersByTime(290);
  expect(activeOrder.getState().order).not.toBeNull();
  vi.advanceTimersByTime(20);
  await expect.poll(() => screen.queryByRole('region')).toBeNull();
  expect(localStorage.getItem(storageKeys.notification)).toBeNull();
  expect(dismissed).toHaveBeenCalledExactlyOnceWith({ orderId: followed.orderId });
});

test('moves above what lies along the lower edge only when that is in its way [NOTIF-01]', async () => {
  const { place } = await showCard();
  const bottom = () => innerHeight - Math.round(place.getBoundingClientRect().bottom);
  bottomInset().setState({ width: innerWidth - 392, height: 120 });
  await drawn();
  expect(bottom()).toBe(16);
  bottomInset().setState({ width: innerWidth - 391, height: 120 });
  await expect.poll(bottom).toBe(136);
});

test('shows no rating for a driver without one [NOTIF-13]', async () => {
  const { text, screen } = await showCard({ ...driver, driverRating: 0 });
  expect(text()).toContain('Kim Chaufför');
  expect(screen.queryByRole('img')).toBeNull();
});

test('formats the rating for the language, and shows an arrival that is a time of day unmodified [NOTIF-13] [NOTIF-14] [L19] [A4]', async () => {
  const { root } = await renderElement(element, { language: 'sv' });
  followOrder({ ...followed, ...driver, estimatedArrival: '14:35' });
  await expect.poll(() => root.querySelector('[role=img]')?.textContent).toBe('★ 4,8');
  expect(root.querySelector('.order-driver__arrival time')?.textContent).toBe('14:35');
});

test('shows "Unknown" for missing places, and "Processing" without a status [NOTIF-34] [NOTIF-35] [NOTIF-36]', async () => {
  const { text } = await showCard({ pickupLocation: '', dropoffLocation: '' });
  for (const words of ['Unknown pickup', 'Unknown destination', 'Processing'])
    expect(text()).toContain(words);
});

test('reappears after a reload, from stored data alone [NOTIF-18]', async () => {
  const { host } = await showCard(driver);
  host.remove();
  const { screen } = await renderElement(element);
  const card = await screen.findByRole('region', { name: 'Active order' });
  expect(card.textContent).toContain('Kim Chaufför');
});

test('shows live changes in the language of the page, emits events, announces them and unfolds for the driver [NOTIF-21] [NOTIF-23] [NOTIF-24] [SOCKET-02] [SOCKET-15] [SOCKET-17] [L7]', async () => {
  expect(pageClient().live.state.getState().status).toBe('disconnected');
  await signInSomebody();
  await expect.poll(() => pageClient().live.state.getState().status).toBe('connected');
  const order = await orderTransport();
  const { host, screen, text, isExpanded } = await showCard(followedFrom(order));
  // With the focus in it the card stays, however long it takes until everything has happened.
  screen.getByRole('button', { name: 'View order' }).focus();
  const events: { type: string; detail: Record<string, unknown> }[] = [];
  for (const type of ['freight-order-updated', 'freight-driver-assigned', 'freight-location-updated']) {
    host.addEventListener(type, (event) => events.push({ type, detail: (event as CustomEvent).detail }));
  }
  await expect.poll(text).toContain('Waiting in queue');
  await api('advance', minute);
  await expect.poll(text).toContain('Awaiting confirmation');
  expect(text()).not.toContain('väntar');
  expect(events).toEqual([
    {
      type: 'freight-order-updated',
      detail: { transportId: order._id, status: 'pending' },
    },
  ]);
  await expect
    .poll(() => document.querySelector('[data-freight-announcer=polite]')?.textContent)
    .toBe('Awaiting confirmation');
  minimizeOrder(true);
  await expect.poll(isExpanded).toBe(false);
  await api('advance', 4 * minute);
  await screen.findByRole('region', { name: 'Active order' });
  const card = screen.getByRole('region');
  expect(card.textContent).toContain('Driver assigned');
  expect(screen.getByRole('link', { name: 'Call driver' })).toBeTruthy();
  const detailOf = (wanted: string) => events.find(({ type }) => type === wanted)?.detail;
  expect(detailOf('freight-driver-assigned')).toEqual({ transportId: order._id });
  await api('advance', 60 * minute);
  await expect.poll(() => detailOf('freight-location-updated')).toEqual({ transportId: order._id });
});

test.each([
  ['sv', 'light', 'Pågående beställning'],
  ['de', 'dark', 'Laufender Auftrag'],
] as const)('is accessible in %s and %s, expanded and as a pill', async (language, theme, title) => {
  const { host, root, screen } = await renderElement(element, { language, attributes: { theme } });
  followOrder({ ...followed, ...driver, status: 'Driver Assigned' });
  await screen.findByRole('region', { name: title });
  expect(await accessibilityFindings(host)).toEqual([]);
  minimizeOrder(true);
  await expect.poll(() => root.querySelector('[part=pill]')).not.toBeNull();
  expect(await accessibilityFindings(host)).toEqual([]);
});
