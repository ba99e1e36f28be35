import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { kitElement } from '#bridge/defineElement.ts';
import type { ElementDefinition } from '#bridge/definition.ts';
import { OrderMap } from '#orders/view/OrderMap.tsx';
import { configure } from '#platform/configuration.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { connectToApi, renderElement } from '#testing/renderElement.ts';
import type { OrderMapProps } from './orderMapProps.ts';

const karlstad = { lat: 59.3793, lng: 13.5036, address: 'Östra Torggatan 1, Karlstad' };
const stockholm = { lat: 59.3374, lng: 18.0601, address: 'Sveavägen 44, Stockholm' };

const definition = {
  tag: 'freight-map-probe',
  summary: 'An order map alone.',
  attributes: {
    'pickup-lat': { type: 'number', default: karlstad.lat, description: '' },
    'driver-lat': { type: 'number', default: 0, description: '' },
  },
  events: {},
} as const satisfies ElementDefinition;

function Probe({ pickupLat, driverLat }: { pickupLat: number; driverLat: number }) {
  const props: OrderMapProps = { pickup: { ...karlstad, lat: pickupLat }, dropoff: stockholm };
  return (
    <OrderMap
      {...props}
      status="inTransit"
      driver={driverLat === 0 ? undefined : { lat: driverLat, lng: 15 }}
    />
  );
}
const probe = kitElement({ definition, screen: Probe, css: '', texts: [] });

beforeAll(connectToApi);
beforeEach(() => api('reset'));

async function openMap(attributes: Record<string, string> = {}, language: 'sv' | 'en' | 'de' = 'en') {
  const map = await renderElement(probe, { attributes, language });
  const { root } = map;
  await expect.poll(() => root.querySelector('.order-map')).not.toBeNull();
  const marker = (kind: string) => root.querySelector<HTMLElement>(`.map__marker--${kind}`);
  const image = () => root.querySelector('[role=img]')?.getAttribute('aria-label') ?? '';
  const figures = () => [...root.querySelectorAll('dd')].map(({ textContent }) => textContent);
  const isLoaded = () => expect.poll(() => marker('dropoff')).not.toBeNull();
  return { ...map, marker, image, figures, isLoaded };
}

/** Every class name that a marker gets from now on, also one it has only while it moves. */
function classesOfMarkers(root: ShadowRoot): () => string[] {
  const seen: string[] = [];
  const watch = new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof Element) seen.push(...target.classList);
  });
  watch.observe(root, { subtree: true, attributeFilter: ['class'] });
  onTestFinished(() => watch.disconnect());
  return () => seen;
}

/** Whether a canvas of the pane shows the colour somewhere. */
function isPainted(root: ShadowRoot, pane: string, [red = 0, green = 0, blue = 0]: number[]): boolean {
  const canvas = root.querySelector<HTMLCanvasElement>(`.leaflet-${pane}-pane canvas`);
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at] === red && pixels[at + 1] === green && pixels[at + 2] === blue) return true;
  }
  return false;
}

const directions = () => api('requests', '/route/direction-api');

test('asks the own directions call and draws its route as an orange line with distance and time [DETAIL-10] [DETAIL-11] [DETAIL-37] [DETAIL-40] [DETAIL-43]', async () => {
  const { root, figures, screen, isLoaded } = await openMap();
  await isLoaded();
  await expect.poll(figures).toEqual(['295\u00a0km', '3\u00a0hrs 42\u00a0mins']);
  const [request] = await directions();
  expect(request?.path).toContain('origin_lat=59.3793&origin_lng=13.5036');
  expect(request?.path).toContain('destination_lat=59.3374&destination_lng=18.0601');
  await expect.poll(() => isPainted(root, 'route', [240, 112, 26])).toBe(true);
  expect(screen.getByText('Distance')).toBeTruthy();
});

test('marks the start green and the end red [DETAIL-38] [DETAIL-39]', async () => {
  const { marker, isLoaded } = await openMap();
  await isLoaded();
  const colour = (kind: string) => getComputedStyle(marker(kind) as HTMLElement).borderTopColor;
  expect(colour('pickup')).toBe('rgb(28, 138, 78)');
  expect(colour('dropoff')).toBe('rgb(200, 50, 43)');
  const [start, end] = ['pickup', 'dropoff'].map((kind) => marker(kind)?.getBoundingClientRect().left ?? 0);
  expect(start).toBeLessThan(end ?? 0);
});

test('begins at zoom 10 around the start and shows placeholders until the route is known [DETAIL-36] [DETAIL-41]', async () => {
  await api('fault', { path: '/route/direction-api', held: true });
  const { root, marker, figures, isLoaded } = await openMap();
  await isLoaded();
  expect(figures()).toEqual(['– km', '– min']);
  const middle = root.querySelector('.map__ground')?.getBoundingClientRect();
  const start = marker('pickup')?.getBoundingClientRect();
  const end = marker('dropoff')?.getBoundingClientRect();
  expect((start?.left ?? 0) + 9).toBeCloseTo((middle?.left ?? 0) + (middle?.width ?? 0) / 2, -1);
  const pixels = (stockholm.lng - karlstad.lng) * ((256 * 2 ** 10) / 360);
  expect((end?.left ?? 0) - (start?.left ?? 0)).toBeCloseTo(pixels, -1);
  await api('release');
  await expect.poll(figures).toEqual(['295\u00a0km', '3\u00a0hrs 42\u00a0mins']);
});

test('shows no placeholders when the host turns them off [DETAIL-36]', async () => {
  configure({ quirks: { routePlaceholders: 'none' } });
  await api('fault', { path: '/route/direction-api', held: true });
  const { figures, isLoaded } = await openMap();
  await isLoaded();
  expect(figures()).toEqual([]);
  await api('release');
  await expect.poll(figures).toHaveLength(2);
});

test('shows an error when directions fail to load, and requests them again on retry [DETAIL-45] [DETAIL-44]', async () => {
  await api('fault', { path: '/route/direction-api', status: 500 });
  const { screen, figures, image } = await openMap();
  expect((await screen.findByText('Failed to load directions')).closest('[role=alert]')).not.toBeNull();
  expect(image()).toBe('Map: the route from Östra Torggatan 1, Karlstad to Sveavägen 44, Stockholm.');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await expect.poll(figures).toEqual(['295\u00a0km', '3\u00a0hrs 42\u00a0mins']);
  expect(screen.queryByText('Failed to load directions')).toBeNull();
});

test('requests no route when the position of the pickup is invalid [DETAIL-45]', async () => {
  const { screen } = await openMap({ 'pickup-lat': '200' });
  await screen.findByText('Failed to load directions');
  expect(await directions()).toHaveLength(0);
});

test('describes the route and the driver in the text alternative of the map', async () => {
  const { image, isLoaded } = await openMap({ 'driver-lat': '59.3' });
  await isLoaded();
  await expect
    .poll(image)
    .toBe(
      'Map: the route from Östra Torggatan 1, Karlstad to Sveavägen 44, Stockholm. 295\u00a0km, 3\u00a0hrs 42\u00a0mins. The driver’s position is on the map.',
    );
});

test('moves the driver with the position and takes the marker away without one', async () => {
  const { host, root, marker, figures, isLoaded } = await openMap({ 'driver-lat': '59.2' });
  await isLoaded();
  // The view moves to the route once it is known, and a running animation stops then.
  await expect.poll(figures).toEqual(['295\u00a0km', '3\u00a0hrs 42\u00a0mins']);
  await expect.poll(() => marker('driver')).not.toBeNull();
  const before = marker('driver')?.getBoundingClientRect().top ?? 0;
  const standing = marker('driver');
  const glided = classesOfMarkers(root);
  host.setAttribute('driver-lat', '59.5');
  await expect.poll(glided).toContain('map__gliding');
  await expect.poll(() => marker('driver')?.getBoundingClientRect().top).toBeLessThan(before - 10);
  expect(marker('driver')).toBe(standing);
  host.removeAttribute('driver-lat');
  await expect.poll(() => marker('driver')).toBeNull();
});

test('never holds the keyboard: Tab leaves by the zoom buttons', async () => {
  const { root, isLoaded, figures } = await openMap();
  await isLoaded();
  await expect.poll(figures).toHaveLength(2);
  const stops = root.querySelectorAll('button, [tabindex]:not([tabindex="-1"]), a, input');
  expect([...stops].map((stop) => stop.getAttribute('aria-label'))).toEqual(['Zoom in', 'Zoom out']);
});

test.each(['sv', 'en', 'de'] as const)(
  'has no accessibility findings in %s, light and dark, as wide as a phone',
  async (language) => {
    document.body.style.width = '320px';
    // Requested once more if the language changes while the map appears.
    await api('fault', { path: '/route/direction-api', status: 500, times: 10 });
    for (const theme of ['light', 'dark']) {
      document.body.style.background = theme === 'dark' ? '#0c1511' : '#f6f5ef';
      const { host, root, isLoaded } = await openMap({ theme }, language);
      await isLoaded();
      await expect.poll(() => root.querySelector('.order-map__failed')).not.toBeNull();
      expect(await accessibilityFindings(host)).toEqual([]);
      expect(root.querySelector('.root')?.scrollWidth).toBeLessThanOrEqual(320);
      host.remove();
    }
  },
);
