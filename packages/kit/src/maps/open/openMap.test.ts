import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import css from '#maps/map.css?inline';
import type { MapView } from '#maps/mapProvider.ts';
import { configure } from '#platform/configuration.ts';
import { renewShared } from '#platform/registry.ts';
import { adoptSheets } from '#styles/adoptSheets.ts';
import tokens from '#styles/frame/tokens.css?inline';
import { api } from '#testing/api.ts';
import { connectToApi } from '#testing/renderElement.ts';
import { openMap } from './openMap.ts';

beforeAll(connectToApi);
beforeEach(() => api('reset'));

const stockholm = { lat: 59.3293, lng: 18.0686 };

/** A map in a shadow root, as an element has it. */
async function draw(zoom = 8) {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  adoptSheets(root, [tokens, css]);
  const stage = document.createElement('div');
  stage.className = 'map';
  const ground = document.createElement('div');
  ground.className = 'map__ground';
  stage.append(ground);
  root.append(stage);
  document.body.append(host);
  const gone = new AbortController();
  onTestFinished(() => {
    gone.abort();
    host.remove();
  });
  const options = {
    centre: stockholm,
    zoom,
    takesGestures: true,
    onFailure: () => undefined,
    signal: gone.signal,
  };
  const view: MapView = await openMap.createMap(ground, options);
  return { host, root, ground, view, gone };
}

/** The colour at the middle of the lowest canvas, or a little beside it. */
function colourAt(root: ShadowRoot, right: number, down: number): string {
  const canvas = root.querySelector<HTMLCanvasElement>('.leaflet-overlay-pane canvas');
  if (!canvas) return '';
  const scale = canvas.width / canvas.getBoundingClientRect().width;
  const [x, y] = [canvas.width / 2 + right * scale, canvas.height / 2 + down * scale];
  const [red, green, blue] = canvas.getContext('2d')?.getImageData(x, y, 1, 1).data ?? [];
  return `${red},${green},${blue}`;
}

test('draws land and water in the colours of the theme, and in others when it changes [GEO-03]', async () => {
  const { host, root } = await draw();
  const inland = () => colourAt(root, -150, -110);
  host.style.colorScheme = 'light';
  await expect.poll(inland).toBe('244,242,233');
  host.style.colorScheme = 'dark';
  await expect.poll(inland).toBe('27,40,34');
});

test('shows names, credit and the sample streets close by', async () => {
  const { root, view } = await draw(16);
  expect(view.credit).toBe('Natural Earth · GeoNames CC BY 4.0 · sample streets');
  const names = () => [...root.querySelectorAll('.map__label')].map(({ textContent }) => textContent);
  await expect.poll(names).toContain('Stockholm');
  await expect.poll(() => root.querySelector('.map__label--street')).not.toBeNull();
  const [first, ...others] = [...root.querySelectorAll('.map__label')].map((name) =>
    name.getBoundingClientRect(),
  );
  const isHit = others.some(
    (other) =>
      first && Math.abs(other.top - first.top) < 10 && Math.abs(other.left - first.left) < first.width / 2,
  );
  expect(isHit).toBe(false);
});

test("shows the owner's tiles and their credit instead, when they are configured", async () => {
  const tile = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
  configure({ mapTiles: { url: `${tile}#{z}/{x}/{y}`, attribution: '© The owner' } });
  const { root, view } = await draw();
  expect(view.credit).toBe('© The owner');
  await expect
    .poll(() => root.querySelector<HTMLImageElement>('.leaflet-tile')?.src)
    .toMatch(/#8\/140\/7\d$/);
  expect(await api('requests', '/map/')).toHaveLength(0);
});

test('leaves nothing behind, and nothing breaks, when it goes in the middle of a zoom', async () => {
  const { view, gone, ground } = await draw();
  const classes = document.body.className;
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  view.zoomBy(1);
  await expect.poll(() => ground.querySelector('.leaflet-zoom-anim')).not.toBeNull();
  gone.abort();
  expect(ground.childElementCount).toBe(0);
  expect(() => vi.advanceTimersByTime(1000)).not.toThrow();
  expect(document.body.className).toBe(classes);
});

test('moves by pixels, zooms and fits the given points', async () => {
  const { view, root } = await draw();
  view.pan(0, -200);
  expect(view.centre().lat).toBeGreaterThan(stockholm.lat + 0.3);
  view.setMarker('pickup', stockholm, 'P');
  view.setMarker('dropoff', { lat: 57.7, lng: 11.97 }, 'D');
  view.fit([stockholm, { lat: 57.7, lng: 11.97 }]);
  const box = root.querySelector('.map')?.getBoundingClientRect();
  for (const marker of root.querySelectorAll('.map__marker')) {
    const at = marker.getBoundingClientRect();
    expect(
      box && at.left > box.left && at.right < box.right && at.top > box.top && at.bottom < box.bottom,
    ).toBe(true);
  }
  view.setMarker('pickup', undefined, '');
  expect(root.querySelectorAll('.map__marker')).toHaveLength(1);
  view.centreOn({ lat: -33, lng: 151 });
  expect(view.centre().lat).toBeGreaterThan(50);
});

test('a map that is removed while its names load logs no warning and draws no more labels', async () => {
  const { fetch } = window;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => fetch(input, { ...init, cache: 'reload' }));
  const warned = vi.spyOn(console, 'warn');
  renewShared('mapFiles');
  for (const file of ['streets', 'roads']) await api('fault', { path: `/map/${file}`, held: true });
  const { gone, host } = await draw(17);
  await expect.poll(async () => (await api('requests', '/map/streets')).length).toBe(1);
  gone.abort();
  await api('release');
  const next = await draw(17);
  await expect.poll(() => next.root.querySelector('.map__label--street')).not.toBeNull();
  expect(warned).not.toHaveBeenCalled();
  expect(host.shadowRoot?.querySelector('.map__label')).toBeNull();
});
