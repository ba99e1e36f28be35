import type { Feature, GeoJsonObject, MultiLineString } from 'geojson';
import {
  Canvas,
  GeoJSON,
  type Map as LeafletMap,
  type PathOptions,
  type Renderer,
} from 'leaflet/dist/leaflet-src.esm.js';
import type { Ink, Inks } from '#maps/mapInks.ts';
import { complain } from '#platform/leaving/complain.ts';
import { basemap, type RoadProperties, roads, shapeAt, streets, type TownProperties } from './mapFiles.ts';

/** The sample streets show from this zoom on; further out they would blur into a grey spot. */
const streetZoom = 11;

interface Stroke {
  ink: Ink;
  weight: number;
  dashArray?: string;
}
const roadStrokes: Readonly<Record<RoadProperties['kind'], Stroke>> = {
  motorway: { ink: 'motorway', weight: 3 },
  primary: { ink: 'primary', weight: 2 },
  ferry: { ink: 'ferry', weight: 1.5, dashArray: '4 5' },
};

/** Streets become wider with the zoom. */
const streetWeight = (zoom: number): number => Math.min(12, 1.5 * 1.55 ** Math.max(0, zoom - 12));

/** Layers of the drawn map that change colours together. */
export interface DrawnLayers {
  paint(inks: Inks): void;
}

/**
 * Draws the API's own map: land, borders, lakes and rivers immediately; roads and, at close zoom, the sample streets
 * once they are loaded. Rejects when there is no basemap; without roads or streets the map stays readable.
 */
export async function drawBase(
  map: LeafletMap,
  renderer: Renderer,
  inks: Inks,
  signal: AbortSignal,
): Promise<DrawnLayers> {
  let current = inks;
  const painted: { layer: GeoJSON; style: (inks: Inks) => PathOptions }[] = [];
  const paneOf = (name: string) => {
    map.createPane(name);
    return new Canvas({ pane: name, padding: 0.5 });
  };
  // Towns over the land, roads over the towns, whichever comes first.
  const [townRenderer, roadRenderer] = [paneOf('towns'), paneOf('roads')];
  function draw(shapes: GeoJsonObject, style: (inks: Inks) => PathOptions, on: Renderer = renderer): GeoJSON {
    const own = (colours: Inks) => ({ ...style(colours), renderer: on, interactive: false });
    const layer = new GeoJSON(shapes, { style: () => own(current), interactive: false });
    painted.push({ layer, style: own });
    return layer;
  }
  const stroked =
    ({ ink, ...stroke }: Stroke) =>
    (colours: Inks): PathOptions => ({
      ...stroke,
      color: colours[ink],
      fill: false,
    });
  const filled =
    (fill: Ink, stroke: Stroke) =>
    (colours: Inks): PathOptions => ({
      ...stroked(stroke)(colours),
      fill: true,
      fillColor: colours[fill],
      fillOpacity: 1,
    });

  const { countries, counties, lakes, rivers } = await basemap();
  signal.throwIfAborted();
  draw(countries, filled('land', { ink: 'border', weight: 1 })).addTo(map);
  draw(counties, stroked({ ink: 'county', weight: 1, dashArray: '2 4' })).addTo(map);
  draw(lakes, filled('water', { ink: 'water', weight: 0.5 })).addTo(map);
  draw(rivers, stroked({ ink: 'water', weight: 1.5 })).addTo(map);

  roads().then((features) => {
    if (signal.aborted) return;
    for (const [kind, stroke] of Object.entries(roadStrokes)) {
      const ofKind = features.filter(({ properties }) => properties.kind === kind);
      const shapes = { type: 'FeatureCollection', features: ofKind } as GeoJsonObject;
      draw(shapes, stroked(stroke), roadRenderer).addTo(map);
    }
  }, complainOfPart);
  const streetStroke = (colours: Inks): PathOptions => ({
    ...stroked({ ink: 'street', weight: streetWeight(map.getZoom()) })(colours),
    lineCap: 'round',
  });
  const townParts = (town: Town) => [
    // The base map's coast is too coarse for the streets of a town by the water.
    draw(shapesOf(town, 'lands'), filled('land', { ink: 'land', weight: 2 }), townRenderer),
    draw(shapesOf(town, 'waters'), filled('water', { ink: 'water', weight: 2 }), townRenderer),
    draw(shapesOf(town, 'parks'), filled('park', { ink: 'park', weight: 6 }), townRenderer),
    draw(town, streetStroke, townRenderer),
  ];
  showTownsNearby(map, townParts, signal);

  const paint = (next: Inks) => {
    current = next;
    for (const { layer, style } of painted) layer.setStyle(style(next));
  };
  map.on('zoomend', () => map.getZoom() >= streetZoom && paint(current));
  return { paint };
}

const complainOfPart = (error: unknown) => complain('A part of the map could not be loaded.', error);

type Town = Feature<MultiLineString, TownProperties>;

const polygons = (rings: [number, number][][]): GeoJsonObject =>
  ({
    type: 'MultiPolygon',
    coordinates: rings.map((ring) => [ring.map(([lat, lon]) => [lon, lat])]),
  }) as GeoJsonObject;

const shapesOf = ({ properties }: Town, kind: 'parks' | 'waters' | 'lands'): GeoJsonObject =>
  polygons((properties[kind] ?? []).map((steps) => shapeAt(properties.bbox, steps)));

/** Keeps the streets of the towns in sight on the map; the file is fetched the first time they could be seen. */
function showTownsNearby(map: LeafletMap, draw: (town: Town) => GeoJSON[], signal: AbortSignal): void {
  const shown = new Map<Town, GeoJSON[]>();
  const drawn = new Map<Town, GeoJSON[]>();
  async function update(): Promise<void> {
    const isClose = map.getZoom() >= streetZoom;
    if (!isClose && shown.size === 0) return;
    const towns = isClose ? ((await streets()) as Town[]) : [];
    if (signal.aborted) return;
    const near = new Set(isClose ? townsIn(map, towns) : []);
    for (const [town, layers] of shown) if (!near.has(town)) for (const layer of layers) layer.remove();
    for (const town of shown.keys()) if (!near.has(town)) shown.delete(town);
    for (const town of near) {
      if (shown.has(town)) continue;
      const layers = drawn.get(town) ?? draw(town);
      drawn.set(town, layers);
      for (const layer of layers) layer.addTo(map);
      shown.set(town, layers);
    }
  }
  const refresh = () => void update().catch(complainOfPart);
  map.on('moveend', refresh);
  refresh();
}

/** The towns that are partly in view. */
export function townsIn<T extends { properties: Pick<TownProperties, 'bbox'> }>(
  map: LeafletMap,
  towns: readonly T[],
): T[] {
  const view = map.getBounds().pad(0.2);
  return towns.filter(({ properties: { bbox } }) => {
    const [west, south, east, north] = bbox;
    return view.intersects([
      [south, west],
      [north, east],
    ]);
  });
}
