import { aTracking } from '@freight/contract/testing';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { element } from '#elements/track/freight-track.tsx';
import { pageSession } from '#session/session.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { orderOfSomebody, orderTransport } from '#testing/orderTransport.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';

const minute = 60_000;

beforeAll(connectToApi);
beforeEach(() => api('reset'));

type Rendered = Awaited<ReturnType<typeof renderElement>>;

const marker = ({ root }: Rendered, kind: string) => root.querySelector(`.map__marker--${kind}`);
const picture = ({ root }: Rendered) => root.querySelector('[role=img]')?.getAttribute('aria-label');
const routeAsked = async () => (await api('requests', '/route/direction-api'))[0]?.path ?? '';

test('shows visitors the route from town to town, without the exact positions and the driver [L18]', async () => {
  const { orderId } = await orderOfSomebody();
  await api('advance', 45 * minute);
  const rendered = await renderElement(element, { attributes: { 'order-id': orderId } });
  await expect.poll(() => marker(rendered, 'dropoff')).not.toBeNull();
  expect(marker(rendered, 'pickup')).not.toBeNull();
  // The priced distance is shown beside the map; the one from town to town would contradict it.
  expect(picture(rendered)).toBe(
    'Map: the route from Storgatan 12, 652 24 Karlstad, Sverige to Sveavägen 44, 111 34 Stockholm, Sverige.',
  );
  expect(rendered.root.querySelector('.order-map__badge')).toBeNull();
  expect(await routeAsked()).toContain('origin_lat=59.3793');
  expect(await routeAsked()).not.toContain('59.3374');
  expect(marker(rendered, 'driver')).toBeNull();
  expect(await accessibilityFindings(rendered.host)).toEqual([]);
});

test('shows its own customer the exact positions, and the driver while the goods are on the road [L18]', async () => {
  await signInSomebody();
  const { orderId } = await orderTransport();
  const rendered = await renderElement(element, { attributes: { 'order-id': orderId } });
  await expect.poll(() => rendered.root.querySelector('.currentness__live')).not.toBeNull();
  await expect.poll(routeAsked).toContain('destination_lat=59.3374');
  const isDriven = async () => {
    await api('advance', 5 * minute);
    return marker(rendered, 'driver') !== null;
  };
  await expect.poll(isDriven, { interval: 300 }).toBe(true);
  expect(picture(rendered)).toMatch(/The driver’s position is on the map\.$/);
  pageSession().clear();
  await expect.poll(() => marker(rendered, 'driver')).toBeNull();
});

const here = { lat: 59.3793, lng: 13.5036 };
test.each([
  ['neither place', {}, {}],
  ['one place only', here, {}],
  ['half a place', here, { lat: 59.3 }],
  ['zeros in place of unknown coordinates', here, { lat: 0, lng: 0 }],
  ['words instead of degrees', here, { lat: 'north', lng: 'east' }],
  ['places that are not on the Earth', here, { lat: 591, lng: 181 }],
])('has no map and no room for one when the answer contains %s [L18]', async (_, pickup, dropoff) => {
  const tracking = aTracking();
  const data = {
    ...tracking,
    pickupLocation: { ...tracking.pickupLocation, ...pickup },
    dropoffLocation: { ...tracking.dropoffLocation, ...dropoff },
  };
  await api('fault', { path: `/tracking/${tracking.orderId}`, status: 200, body: { success: true, data } });
  const { screen, root } = await renderElement(element, { attributes: { 'order-id': tracking.orderId } });
  const stop = await screen.findByText('Karlstad', { selector: '.places__city' });
  expect(root.querySelector('.journey__map, .lazy-map, .order-map')).toBeNull();
  expect(stop.closest('.places')?.previousElementSibling?.tagName).toBe('H3');
});

test('hides what only the customer may see after they sign out, even when no newer answer is available [S11] [L18]', async () => {
  await signInSomebody();
  const { orderId } = await orderTransport();
  const rendered = await renderElement(element, { attributes: { 'order-id': orderId } });
  await rendered.screen.findByText('Bo Mottagare');
  await api('setDown', true);
  pageSession().clear();
  await rendered.screen.findByText('Network error. Please check your connection and try again.');
  expect(rendered.root.textContent).not.toContain('Bo Mottagare');
  await api('setDown', false);
  rendered.screen.getByRole('button', { name: 'Try again' }).click();
  await rendered.screen.findByText('Bo M.');
});
