import { DomUtil, type LatLng, type Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';
import { townsIn } from './baseLayers.ts';
import { type Label, leastPopulation, type Obstacle, placeLabels } from './labels.ts';
import { labels, roads, streets } from './mapFiles.ts';

const countyZooms = [6.5, 8.75] as const;
const roadZoom = 6.75;
const streetNameZoom = 15.5;
/** The same street or road is not named again nearer than this, in pixels. */
const repeatDistance = 260;
const mostLabels = 60;

const sizes: Readonly<Record<Label['kind'], { letter: number; height: number; padding: number }>> = {
  town: { letter: 8.6, height: 20, padding: 0 },
  place: { letter: 7.2, height: 17, padding: 0 },
  county: { letter: 8.4, height: 15, padding: 0 },
  street: { letter: 6.2, height: 15, padding: 0 },
  road: { letter: 7.5, height: 17, padding: 10 },
};
/** Pixels a town's name stands above the town, where roads and markers meet. */
const placeRise = 16;
/** From here on a town's name is written larger. */
const largeTown = 60_000;

type Candidate = Pick<Label, 'text' | 'kind'> & { at: LatLng | readonly [number, number] };

/**
 * Names on the map, as many as fit without touching: towns, counties, road numbers, and the streets close by.
 * They are ordinary text in a pane of their own, hidden while the map zooms. Returns the credit of their source.
 */
export async function showLabels(map: LeafletMap, signal: AbortSignal): Promise<string> {
  const { credit, places, counties } = await labels();
  signal.throwIfAborted();
  const pane = map.createPane('labels');
  pane.classList.add('leaflet-zoom-hide', 'map__labels');

  async function candidates(): Promise<Candidate[]> {
    const found: Candidate[] = [];
    const zoom = map.getZoom();
    const least = leastPopulation(zoom);
    for (const [text, lat, lon, population] of places)
      if (population >= least)
        found.push({ text, kind: population >= largeTown ? 'town' : 'place', at: [lat, lon] });
    if (zoom >= countyZooms[0] && zoom <= countyZooms[1])
      for (const [text, lat, lon] of counties) found.push({ text, kind: 'county', at: [lat, lon] });
    if (zoom >= streetNameZoom) found.push(...(await streetNames(map)));
    if (zoom >= roadZoom) found.push(...(await roadNumbers(map)));
    return found;
  }

  let round = 0;
  async function update(): Promise<void> {
    round += 1;
    const own = round;
    const found = await candidates();
    if (own !== round || signal.aborted) return;
    const { x: width, y: height } = map.getSize();
    const measured = found.map((candidate) => measure(map, candidate));
    const standing = placeLabels(withoutRepeats(measured), { width, height }, obstaclesOver(map)).slice(
      0,
      mostLabels,
    );
    pane.replaceChildren(...standing.map((label) => elementOf(map, label)));
  }
  const refresh = () =>
    void update().catch((error: unknown) => console.warn('[freight] The map shows fewer names.', error));
  map.on('moveend resize', refresh);
  // The buttons come when the map is there.
  const floats = new MutationObserver(refresh);
  const stage = map.getContainer().parentElement;
  if (stage) floats.observe(stage, { childList: true });
  signal.addEventListener('abort', () => floats.disconnect(), { once: true });
  refresh();
  return credit;
}

/** The buttons and notes that float over the map, and the hearts of its markers. */
function obstaclesOver(map: LeafletMap): Obstacle[] {
  const container = map.getContainer();
  const { left, top } = container.getBoundingClientRect();
  const boxOf = (element: Element): Obstacle => {
    const box = element.getBoundingClientRect();
    const { width, height } = box;
    return { x: box.left - left + width / 2, y: box.top - top + height / 2, width, height };
  };
  const floating = container.parentElement?.querySelectorAll('[data-floats]') ?? [];
  return [
    ...[...floating].map(boxOf),
    ...[...container.querySelectorAll('.map__marker')].map(boxOf).map(markerHeart),
  ];
}

/** No more than a marker's middle is kept free, so that the name of its own town can stand right above it. */
const markerHeart = ({ x, y }: Obstacle): Obstacle => ({ x, y, width: 12, height: 0 });

function measure(map: LeafletMap, { text, kind, at }: Candidate): Label {
  const { x, y } = map.latLngToContainerPoint(at as [number, number]);
  const { letter, height, padding } = sizes[kind];
  const rise = kind === 'town' || kind === 'place' ? placeRise : 0;
  return { text, kind, x, y: y - rise, width: text.length * letter + padding, height };
}

function withoutRepeats(found: readonly Label[]): Label[] {
  const kept: Label[] = [];
  const byText = Map.groupBy(found, ({ kind, text }) => kind + text);
  for (const label of found) {
    const others = byText.get(label.kind + label.text) ?? [];
    const isRepeat = others.some(
      (other) => kept.includes(other) && Math.hypot(other.x - label.x, other.y - label.y) < repeatDistance,
    );
    if (!isRepeat) kept.push(label);
  }
  return kept;
}

function elementOf(map: LeafletMap, { text, kind, x, y }: Label): HTMLElement {
  const element = document.createElement('span');
  element.className = `map__label map__label--${kind}`;
  element.textContent = text;
  DomUtil.setPosition(element, map.containerPointToLayerPoint([x, y]));
  return element;
}

/** Each street in sight once, at the middle of its line. */
async function streetNames(map: LeafletMap): Promise<Candidate[]> {
  const view = map.getBounds();
  return townsIn(map, await streets()).flatMap(({ geometry, properties }) => {
    const lines = geometry.type === 'MultiLineString' ? geometry.coordinates : [];
    return lines.flatMap((line, index): Candidate[] => {
      const [lon = 0, lat = 0] = line.find(([lon = 0, lat = 0]) => view.contains([lat, lon])) ?? [];
      const text = properties.names[index];
      return text && lat !== 0 ? [{ text, kind: 'street', at: [lat, lon] }] : [];
    });
  });
}

/** Road numbers along the roads in sight; the name of a ferry line would be a guess. */
async function roadNumbers(map: LeafletMap): Promise<Candidate[]> {
  const view = map.getBounds();
  return (await roads()).flatMap(({ geometry, properties: { ref, kind } }) => {
    if (kind === 'ferry' || !ref || geometry.type !== 'MultiLineString') return [];
    const points = geometry.coordinates.flat().filter(([lon = 0, lat = 0]) => view.contains([lat, lon]));
    const step = Math.max(1, Math.floor(points.length / 12));
    return points
      .filter((_, index) => index % step === Math.floor(step / 2))
      .map(([lon = 0, lat = 0]): Candidate => ({ text: ref, kind: 'road', at: [lat, lon] }));
  });
}
