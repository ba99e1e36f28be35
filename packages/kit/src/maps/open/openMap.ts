import { complain } from '#platform/leaving/complain.ts';
import { showMarkup } from './hideMarkup.ts';

// These two imports must stay adjacent: only Leaflet may be evaluated while markup is hidden.

import {
  Canvas,
  DivIcon,
  LatLngBounds,
  type Map as LeafletMap,
  Marker,
  Polyline,
  TileLayer,
} from 'leaflet/dist/leaflet-src.esm.js';
import { mayAskOthers } from '#consent/consent.ts';
import { coveredEdges } from '#maps/coveredEdges.ts';
import { type Inks, mapInks } from '#maps/mapInks.ts';
import type { MapOptions, MapProvider, MapView, MarkerKind } from '#maps/mapProvider.ts';
import { animateNextMove, markerElement } from '#maps/markerElement.ts';
import type { Point } from '#maps/places/places.ts';
import { configuration } from '#platform/configuration.ts';
import { type DrawnLayers, drawBase } from './baseLayers.ts';
import { showEnds, showLabels } from './labelLayer.ts';
import { PageMap } from './pageMap.ts';
import { RoundedCanvas } from './roundedCanvas.ts';

showMarkup();

/** What the drawn map shows: the Nordic countries and what is around them. */
const drawnBounds: [[number, number], [number, number]] = [
  [53, 2],
  [71.5, 34],
];
/** A route is not shown closer than this, however short it is. */
const closestFit = 14;

function makeMap(container: HTMLElement, options: MapOptions): LeafletMap {
  const bounds = new LatLngBounds(drawnBounds);
  for (const place of options.places ?? []) bounds.extend(place);
  const touches = matchMedia('(pointer: coarse)').matches;
  const map = new PageMap(container, {
    // Their markup would need a page that lets scripts write markup.
    attributionControl: false,
    zoomControl: false,
    // The element has its own keys: they move the map under the crosshair.
    keyboard: false,
    doubleClickZoom: false,
    boxZoom: false,
    preferCanvas: true,
    zoomSnap: 0.25,
    minZoom: 4,
    maxZoom: 18,
    // Tiles may be of the whole world.
    ...(!hostTiles() && { maxBounds: bounds.pad(0.1), maxBoundsViscosity: 1 }),
    zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    scrollWheelZoom: options.takesGestures,
    dragging: options.takesGestures || !touches,
    center: options.centre,
    zoom: options.zoom,
  });
  map.on('click', ({ latlng: { lat, lng } }) => options.onClick?.({ lat, lng }));
  // A browser that scrolls the page sideways has moved nothing; these two are a person's doing.
  map.on('dragstart', () => options.onMove?.());
  return map;
}

/** The route, with a border that sets it apart from roads of any colour. */
function makeRoute(map: LeafletMap, inks: Inks) {
  map.createPane('route');
  const renderer = new Canvas({ pane: 'route', padding: 0.5 });
  const look = { renderer, interactive: false, lineCap: 'round', lineJoin: 'round' } as const;
  const lines = [
    new Polyline([], { ...look, weight: 9, color: inks.casing }),
    new Polyline([], { ...look, weight: 5, color: inks.route }),
  ] as const;
  return {
    show(points: readonly Point[]) {
      for (const line of lines) line.setLatLngs([...points]).addTo(map);
    },
    paint(next: Inks) {
      lines[0].setStyle({ color: next.casing });
      lines[1].setStyle({ color: next.route });
    },
  };
}

function makeMarkers(map: LeafletMap) {
  const markers = new Map<MarkerKind, { marker: Marker; element: HTMLElement }>();
  const stopGliding = () => {
    for (const { marker } of markers.values()) marker.getElement()?.classList.remove('map__gliding');
  };
  // The map moves markers itself while it zooms.
  map.on('zoomstart', stopGliding);
  return (kind: MarkerKind, point: Point | undefined, label: string): void => {
    const standing = markers.get(kind);
    if (!point) {
      standing?.marker.remove();
      markers.delete(kind);
      return;
    }
    if (standing) {
      const moved = standing.marker.getElement();
      if (moved && !standing.marker.getLatLng().equals(point)) animateNextMove(moved);
      standing.marker.setLatLng(point);
      standing.element.textContent = label;
      return;
    }
    const element = markerElement(kind, label);
    const icon = new DivIcon({ html: element, className: 'map__pin', iconSize: [0, 0] });
    const marker = new Marker(point, { icon, keyboard: false, interactive: false });
    markers.set(kind, { marker: marker.addTo(map), element });
  };
}

/** Tiles of the host's choice; they are not requested before consent. */
const hostTiles = () => (mayAskOthers() ? configuration.getState().mapTiles : undefined);

/** The background: the owner's tiles, or the API's own drawn map. Returns its credit and how to change its colours. */
async function layGround(
  map: LeafletMap,
  inks: Inks,
  { places = [], signal }: MapOptions,
): Promise<DrawnLayers & { credit: string }> {
  const tiles = hostTiles();
  if (tiles) {
    new TileLayer(tiles.url, { maxZoom: 18 }).addTo(map);
    showEnds(map, places, signal);
    return { credit: tiles.attribution, paint: () => undefined };
  }
  const renderer = new RoundedCanvas({ padding: 0.5 });
  const [drawn, credit] = await Promise.all([
    drawBase(map, renderer, inks, signal).catch((error: unknown) => {
      if (signal.aborted || places.length === 0) throw error;
      complain('The map has no ground.', error);
      return undefined;
    }),
    showLabels(map, places, signal).catch((error: unknown) => {
      signal.throwIfAborted();
      complain('The map shows no names.', error);
      return undefined;
    }),
  ]);
  if (!drawn || credit === undefined) showEnds(map, places, signal);
  return { credit: credit ?? (drawn ? 'Natural Earth' : ''), paint: drawn?.paint ?? (() => undefined) };
}

/** The open map: no key, no foreign server, drawn on canvas by Leaflet. */
export const openMap: MapProvider = {
  async createMap(container, options): Promise<MapView> {
    const map = makeMap(container, options);
    options.signal.addEventListener('abort', () => map.remove(), { once: true });
    const paintings: DrawnLayers[] = [];
    const repaint = (next: Inks) => {
      for (const { paint } of paintings) paint(next);
    };
    const inks = mapInks(container, repaint, options.signal);
    const setMarker = makeMarkers(map);
    const ground = await layGround(map, inks, options);
    options.signal.throwIfAborted();
    const route = makeRoute(map, inks);
    paintings.push(ground, route);
    const resized = new ResizeObserver(() => map.invalidateSize({ pan: true }));
    resized.observe(container);
    options.signal.addEventListener('abort', () => resized.disconnect(), { once: true });

    return {
      credit: ground.credit,
      centre: () => {
        const { lat, lng } = map.getCenter();
        return { lat, lng };
      },
      centreOn: (point) => {
        if (!map.options.maxBounds || new LatLngBounds(drawnBounds).contains(point)) map.setView(point);
      },
      pan: (right, down) => map.panBy([right, down], { animate: false }),
      zoomBy: (steps) => map.setZoom(Math.round(map.getZoom() + steps)),
      setMarker,
      setRoute: route.show,
      fit: (points) => {
        const { top, right, bottom, left } = coveredEdges(container);
        map.fitBounds(new LatLngBounds([...points]), {
          paddingTopLeft: [left, top],
          paddingBottomRight: [right, bottom],
          maxZoom: closestFit,
          animate: false,
        });
      },
    };
  },
};
