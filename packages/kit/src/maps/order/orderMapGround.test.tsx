import type { Language } from '@freight/contract';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { kitElement } from '#bridge/defineElement.ts';
import type { ElementDefinition } from '#bridge/definition.ts';
import { LazyMap } from '#maps/lazy/LazyMap.tsx';
import { OrderMap } from '#orders/view/OrderMap.tsx';
import { renewShared } from '#platform/registry.ts';
import { api } from '#testing/api.ts';
import { openFreshPage } from '#testing/freshPage.ts';
import { connectToApi, renderElement } from '#testing/renderElement.ts';

const karlstad = { lat: 59.3793, lng: 13.5036, address: 'Östra Torggatan 1, 652 32 Karlstad, Sverige' };
const malmö = { lat: 55.605, lng: 13.0038, address: 'Södergatan 4, 211 34 Malmö, Sverige' };

const definitionOf = (tag: `freight-${string}`) =>
  ({ tag, summary: 'A map alone.', attributes: {}, events: {} }) as const satisfies ElementDefinition;
const probe = kitElement({
  definition: definitionOf('freight-long-way-probe'),
  screen: () => <OrderMap status="inTransit" pickup={karlstad} dropoff={malmö} />,
  css: '',
  texts: [],
});

beforeAll(connectToApi);
beforeEach(async () => {
  await api('reset');
  renewShared('mapFiles');
});

/** A phone's width, on which the figures take half of the map. */
async function openOnPhone(language: Language = 'en') {
  document.body.style.width = '358px';
  const map = await renderElement(probe, { language });
  const { root } = map;
  await expect.poll(() => root.querySelectorAll('.map__marker')).toHaveLength(2);
  await expect.poll(() => root.querySelector('dd')?.textContent).toMatch(/^\d+\skm/);
  return { ...map, boxes: (selector: string) => [...root.querySelectorAll(selector)].map(boxOf) };
}
const labelsIn = (root: ShadowRoot) =>
  [...root.querySelectorAll('.map__label')].map(({ textContent }) => textContent);
const boxOf = (element: Element) => element.getBoundingClientRect();
const areApart = (one: DOMRect, other: DOMRect) =>
  one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom;

test('shows both ends of a long way clear of everything that floats over a narrow map [L3]', async () => {
  const { boxes } = await openOnPhone();
  /** Once the map has made room for the figures, which come after it. */
  const isClear = () => {
    const [map] = boxes('.map');
    return boxes('.map__marker').every(
      (marker) =>
        map &&
        marker.top >= map.top &&
        marker.bottom <= map.bottom &&
        boxes('[data-floats]').every((float) => areApart(marker, float)),
    );
  };
  await expect.poll(isClear).toBe(true);
});

test('keeps the same room free on a map of Google, and draws the way in orange on a wider border [L3] [DETAIL-40]', async () => {
  const { load, standIn, window: page } = await openFreshPage('loads');
  const { googleMap } = await load<typeof import('#maps/google/googleMap.ts')>(
    '/src/maps/google/googleMap.ts',
  );
  const { configure } = await load<typeof import('#platform/configuration.ts')>(
    '/src/platform/configuration.ts',
  );
  configure({ googleMaps: { key: 'k' } });
  const { document: doc } = page;
  const sheet = new (page as typeof globalThis & Window).CSSStyleSheet();
  sheet.replaceSync('.map__ink--casing{color:rgb(1,2,3)}.map__ink--route{color:rgb(240,112,26)}');
  doc.adoptedStyleSheets = [sheet];
  const stage = doc.createElement('div');
  const ground = doc.createElement('div');
  const badge = doc.createElement('p');
  stage.style.cssText = 'position:relative;width:358px;height:280px';
  ground.style.cssText = 'position:absolute;inset:0';
  badge.style.cssText = 'position:absolute;left:8px;bottom:24px;width:210px;height:60px;margin:0';
  badge.dataset['floats'] = '';
  stage.append(ground, badge);
  doc.body.append(stage);
  const { signal } = new AbortController();
  const options = { centre: karlstad, zoom: 10, takesGestures: false, onFailure: () => undefined, signal };
  const view = await googleMap.createMap(ground, options);
  view.setRoute([karlstad, malmö]);
  view.fit([karlstad, malmö]);
  expect(standIn.maps[0]?.padding).toEqual({ top: 28, right: 28, bottom: 112, left: 28 });
  const [border, way] = standIn.lines;
  expect([border?.weight, way?.weight, way?.isShown]).toEqual([9, 5, true]);
  expect([border?.colour, way?.colour]).toEqual(['rgb(1, 2, 3)', 'rgb(240, 112, 26)']);
});

test('draws the route on an empty ground, with the names of its towns, where the API has no map files [A22]', async () => {
  const { fetch } = window;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => fetch(input, { ...init, cache: 'reload' }));
  for (const file of ['basemap', 'labels', 'roads', 'streets'])
    await api('fault', { path: `/map/${file}`, status: 404, times: 9 });
  const { root, screen, boxes } = await openOnPhone();
  expect(screen.queryByText('Error loading map.')).toBeNull();
  // The names follow once the map has moved to the route.
  await expect.poll(() => labelsIn(root)).toEqual(['Karlstad', 'Malmö']);
  expect(boxes('.leaflet-route-pane canvas')).toHaveLength(1);
});

test('shows an error when the code of the map fails to load, and loads it on retry [MAP-12] [A9]', async () => {
  const blocked = [true];
  const load = async () => {
    if (blocked.pop()) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>The map</p>;
  };
  const late = kitElement({
    definition: definitionOf('freight-lazy-map-probe'),
    screen: () => <LazyMap load={load} file={import.meta.url} props={{}} />,
    css: '',
    texts: [],
  });
  const { screen } = await renderElement(late);
  expect((await screen.findByText('Error loading map.')).closest('[role=alert]')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('The map');
});

test.each(['sv', 'en', 'de'] as const)(
  'names both ends before any other town on a phone, in %s [L25]',
  async (language) => {
    const { root, boxes } = await openOnPhone(language);
    await expect.poll(() => labelsIn(root).slice(0, 2)).toEqual(['Karlstad', 'Malmö']);
    expect(labelsIn(root).length).toBeGreaterThan(2);
    const [map] = boxes('.map');
    const [from, to] = boxes('.map__label');
    const isShown = (name: DOMRect | undefined) =>
      name &&
      map &&
      name.left >= map.left - 1 &&
      name.right <= map.right + 1 &&
      name.bottom <= map.bottom + 1;
    expect([from, to].map(isShown)).toEqual([true, true]);
    for (const float of boxes('[data-floats]'))
      for (const name of [from, to]) expect(name && areApart(name, float)).toBe(true);
  },
);
