import { DomUtil, type LatLng, type Map as LeafletMap, type Point } from 'leaflet/dist/leaflet-src.esm.js';
import type { NamedPoint } from '#maps/mapProvider.ts';
import { complain } from '#platform/leaving/complain.ts';
import { pageDocument } from '#platform/pageDocument.ts';
import { townsIn } from './baseLayers.ts';
import { besideEnds, type End, placeEnds } from './endNames.ts';
import { type Label, leastPopulation, placeLabels } from './labels.ts';
import { houses, labels, roads, shapeAt, streets } from './mapFiles.ts';
import { floatsOver, obstaclesOver } from './obstacles.ts';

const countyZooms = [6.5, 8.75] as const;
const roadZoom = 6.75;
/** Further out no name fits its street. */
const streetNameZoom = 13;
const houseZoom = 17;
/** The same street or road is not named again nearer than this, in pixels. */
const repeatDistance = 260;
const mostLabels = 60;

const sizes: Readonly<Record<Label['kind'], { letter: number; height: number; padding: number }>> = {
  town: { letter: 8.6, height: 20, padding: 0 },
  place: { letter: 7.2, height: 17, padding: 0 },
  county: { letter: 8.4, height: 15, padding: 0 },
  street: { letter: 6.2, height: 15, padding: 0 },
  road: { letter: 7.5, height: 17, padding: 10 },
  house: { letter: 6.2, height: 13, padding: 0 },
};
/** Pixels between a town and its name above it; roads and markers meet in the town itself. */
const placeRise = 16;
/** From this population on a town's name is larger. */
const largeTown = 60_000;

type Candidate = Pick<Label, 'text' | 'kind' | 'angle'> & { at: LatLng | readonly [number, number] };

/**
 * Names on the map, as many as fit without touching: towns, counties, road numbers, and the streets close by.
 * The ends of a route come before all others. They are ordinary text in a pane of their own, hidden while the map zooms. Returns the credit of their source.
 */
export async function showLabels(
  map: LeafletMap,
  ends: readonly NamedPoint[],
  signal: AbortSignal,
): Promise<string> {
  const { credit, places, counties } = await labels();
  signal.throwIfAborted();
  const pane = map.createPane('labels');
  pane.classList.add('leaflet-zoom-hide', 'map__labels');

  function candidates({ streetLines, roadLines, townHouses }: NameFiles): Candidate[] {
    const zoom = map.getZoom();
    const least = leastPopulation(zoom);
    const towns = places.filter(([, , , population]) => population >= least);
    const isOfCounties = zoom >= countyZooms[0] && zoom <= countyZooms[1];
    // A county that is called as its town would be named twice, a little apart.
    const shownCounties = counties.filter(
      ([county]) => isOfCounties && !towns.some(([town]) => town === county),
    );
    return [
      ...towns.map(([text, lat, lon, population]): Candidate => {
        return { text, kind: population >= largeTown ? 'town' : 'place', at: [lat, lon] };
      }),
      ...shownCounties.map(([text, lat, lon]): Candidate => ({ text, kind: 'county', at: [lat, lon] })),
      ...streetNames(map, streetLines),
      ...roadNumbers(map, roadLines),
      ...houseNumbers(map, townHouses),
    ];
  }

  let round = 0;
  async function update(): Promise<void> {
    round += 1;
    const own = round;
    // A map that was removed while the files were loading must not be used any more.
    const files = await filesFor(map.getZoom());
    if (own !== round || signal.aborted) return;
    const found = candidates(files);
    const measured = besideEnds(
      found.map((candidate) => measure(map, candidate)),
      endsOn(map, ends),
    );
    const named = placeEndsOn(map, ends);
    const taken = [...obstaclesOver(map), ...named];
    const standing = placeLabels(withoutRepeats(measured), boxOf(map), taken).slice(0, mostLabels);
    pane.replaceChildren(...[...named, ...standing].map((label) => elementOf(map, label)));
  }
  const refresh = () =>
    void update().catch((error: unknown) => complain('The map shows fewer names.', error));
  map.on('moveend resize', refresh);
  // Until the names of the new zoom are placed, those of the last one would be in the wrong places.
  map.on('zoomend', () => pane.replaceChildren());
  // The buttons are rendered after the map.
  const floats = new MutationObserver(refresh);
  const stage = map.getContainer().parentElement;
  if (stage) floats.observe(stage, { childList: true });
  signal.addEventListener('abort', () => floats.disconnect(), { once: true });
  refresh();
  return credit;
}

type NameFiles = Awaited<ReturnType<typeof filesFor>>;

/** What the names at a zoom level are made of. */
async function filesFor(zoom: number) {
  const [streetLines, roadLines, townHouses] = await Promise.all([
    zoom >= streetNameZoom ? streets().catch(without) : [],
    zoom >= roadZoom ? roads().catch(without) : [],
    zoom >= houseZoom ? houses().catch(without) : [],
  ]);
  return { streetLines, roadLines, townHouses };
}

/** A missing file only means fewer names. */
function without(error: unknown): [] {
  complain('The map shows fewer names.', error);
  return [];
}

/** The names of a route's ends alone, on a map whose ground has none or its own. */
export function showEnds(map: LeafletMap, ends: readonly NamedPoint[], signal: AbortSignal): void {
  const pane = map.getPane('labels') ?? map.createPane('labels');
  pane.classList.add('leaflet-zoom-hide', 'map__labels');
  const update = () => pane.replaceChildren(...placeEndsOn(map, ends).map((label) => elementOf(map, label)));
  map.on('moveend resize', update);
  signal.addEventListener('abort', () => map.off('moveend resize', update), { once: true });
  update();
}

const boxOf = (map: LeafletMap) => {
  const { x: width, y: height } = map.getSize();
  return { width, height };
};

const placeEndsOn = (map: LeafletMap, ends: readonly NamedPoint[]): Label[] =>
  placeEnds(endsOn(map, ends), boxOf(map), floatsOver(map));

/** The ends in sight, with their names. */
function endsOn(map: LeafletMap, ends: readonly NamedPoint[]): End[] {
  const view = map.getBounds();
  const { letter, height } = sizes.town;
  return ends
    .filter(({ name, lat, lng }) => name !== '' && view.contains([lat, lng]))
    .map(({ name, lat, lng }) => {
      const { x, y } = map.latLngToContainerPoint([lat, lng]);
      return { text: name, x, y, width: name.length * letter, height };
    });
}

function measure(map: LeafletMap, { text, kind, at, angle }: Candidate): Label {
  const { x, y } = map.latLngToContainerPoint(at as [number, number]);
  const { letter, height, padding } = sizes[kind];
  const rise = kind === 'town' || kind === 'place' ? placeRise : 0;
  const label = { text, kind, x, y: y - rise, width: text.length * letter + padding, height };
  return angle === undefined ? label : { ...label, angle };
}

function withoutRepeats(found: readonly Label[]): Label[] {
  const kept: Label[] = [];
  const byText = Map.groupBy(found, ({ kind, text }) => kind + text);
  for (const label of found) {
    // Every street has a number 7.
    const others = label.kind === 'house' ? [] : (byText.get(label.kind + label.text) ?? []);
    const isRepeat = others.some(
      (other) => kept.includes(other) && Math.hypot(other.x - label.x, other.y - label.y) < repeatDistance,
    );
    if (!isRepeat) kept.push(label);
  }
  return kept;
}

function elementOf(map: LeafletMap, { text, kind, x, y, angle }: Label): HTMLElement {
  const element = pageDocument.createElement('span');
  element.className = `map__label map__label--${kind}`;
  if (angle === undefined) element.textContent = text;
  else {
    // An element of its own, because the map moves the outer one.
    const turned = pageDocument.createElement('span');
    turned.className = 'map__turned';
    turned.textContent = text;
    turned.style.rotate = `${angle}rad`;
    element.append(turned);
  }
  DomUtil.setPosition(element, map.containerPointToLayerPoint([x, y]));
  return element;
}

/** Each street in sight once, along the middle of what is seen of it, where its name fits. */
function streetNames(map: LeafletMap, streetLines: NameFiles['streetLines']): Candidate[] {
  const { x: width, y: height } = map.getSize();
  const isSeen = ({ x, y }: Point) => x > 0 && y > 0 && x < width && y < height;
  return townsIn(map, streetLines).flatMap(({ geometry, properties }) => {
    const lines = geometry.type === 'MultiLineString' ? geometry.coordinates : [];
    return lines.flatMap((line, index): Candidate[] => {
      const text = properties.names[index];
      const seen = line.map(([lon = 0, lat = 0]) => map.latLngToContainerPoint([lat, lon])).filter(isSeen);
      const [first, last] = [seen[0], seen.at(-1)];
      if (!text || !first || !last) return [];
      if (first.distanceTo(last) < text.length * sizes.street.letter) return [];
      const middle = seen[seen.length >> 1] ?? first;
      const before = seen[(seen.length >> 1) - 1] ?? first;
      return [
        { text, kind: 'street', at: map.containerPointToLatLng(middle), angle: upright(before, middle) },
      ];
    });
  });
}

/** The angle between two points, turned so that text on it is never upside down. */
function upright(from: Point, to: Point): number {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  return Math.abs(angle) > Math.PI / 2 ? angle - Math.sign(angle) * Math.PI : angle;
}

function houseNumbers(map: LeafletMap, townHouses: NameFiles['townHouses']): Candidate[] {
  const view = map.getBounds();
  const near = townsIn(
    map,
    townHouses.map((properties) => ({ properties })),
  );
  return near.flatMap(({ properties: { bbox, numbers, at } }) =>
    shapeAt(bbox, at).flatMap((place, index): Candidate[] =>
      view.contains(place) ? [{ text: numbers[index] ?? '', kind: 'house', at: place }] : [],
    ),
  );
}

/** Road numbers along the roads in sight; the name of a ferry line would be a guess. */
function roadNumbers(map: LeafletMap, roadLines: NameFiles['roadLines']): Candidate[] {
  const view = map.getBounds();
  return roadLines.flatMap(({ geometry, properties: { ref, kind } }) => {
    if (kind === 'ferry' || !ref || geometry.type !== 'MultiLineString') return [];
    const points = geometry.coordinates.flat().filter(([lon = 0, lat = 0]) => view.contains([lat, lon]));
    const step = Math.max(1, Math.floor(points.length / 12));
    return points
      .filter((_, index) => index % step === Math.floor(step / 2))
      .map(([lon = 0, lat = 0]): Candidate => ({ text: ref, kind: 'road', at: [lat, lon] }));
  });
}
