import { coveredEdges } from '#maps/coveredEdges.ts';
import { type Inks, mapInks } from '#maps/mapInks.ts';
import type { MapOptions, MapProvider, MapView, MarkerKind } from '#maps/mapProvider.ts';
import type { Point } from '#maps/places/places.ts';
import { configuration } from '#platform/configuration.ts';
import { googleDirections } from './googleDirections.ts';
import { googleMarkers } from './googleMarkers.ts';
import { googleLibrary, onRefusal } from './loadGoogleMaps.ts';

function colourSchemeOf(container: HTMLElement): 'LIGHT' | 'DARK' | 'FOLLOW_SYSTEM' {
  const { colorScheme } = getComputedStyle(container);
  if (!colorScheme.includes('dark')) return 'LIGHT';
  return colorScheme.includes('light') ? 'FOLLOW_SYSTEM' : 'DARK';
}

/** The route as two lines; the lower one is a border that sets it apart from the roads. */
function makeRoute({ Polyline }: google.maps.MapsLibrary, map: google.maps.Map, inks: Inks) {
  const lines = [
    new Polyline({ clickable: false, strokeWeight: 9, strokeColor: inks.casing, zIndex: 1 }),
    new Polyline({ clickable: false, strokeWeight: 5, strokeColor: inks.route, zIndex: 2 }),
  ] as const;
  return {
    show(points: readonly Point[]) {
      for (const line of lines) {
        line.setPath([...points]);
        line.setMap(points.length > 0 ? map : null);
      }
    },
    paint(next: Inks) {
      lines[0].setOptions({ strokeColor: next.casing });
      lines[1].setOptions({ strokeColor: next.route });
    },
  };
}

function boundsOf(points: readonly Point[]): google.maps.LatLngBoundsLiteral {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  return {
    north: Math.max(...lats),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    west: Math.min(...lngs),
  };
}

function makeMap({ Map: GoogleMap }: google.maps.MapsLibrary, container: HTMLElement, options: MapOptions) {
  const mapId = configuration.getState().googleMaps?.mapIds?.[0];
  const map = new GoogleMap(container, {
    center: { lat: options.centre.lat, lng: options.centre.lng },
    zoom: options.zoom,
    colorScheme: colourSchemeOf(container),
    // The element has its own buttons and keys.
    disableDefaultUI: true,
    keyboardShortcuts: false,
    disableDoubleClickZoom: true,
    clickableIcons: false,
    gestureHandling: options.takesGestures ? 'greedy' : 'cooperative',
    ...(options.onClick && { draggableCursor: 'crosshair' }),
    ...(mapId && { mapId }),
  });
  map.addListener('click', ({ latLng }: google.maps.MapMouseEvent) => {
    if (latLng) options.onClick?.(latLng.toJSON());
  });
  map.addListener('dragstart', () => options.onMove?.());
  return map;
}

/** Google's map, for hosts that have a key [GEO-03]. */
export const googleMap: MapProvider = {
  async createMap(container, options): Promise<MapView> {
    const { signal } = options;
    const library = await googleLibrary('maps');
    signal.throwIfAborted();
    const map = makeMap(library, container, options);
    onRefusal(options.onFailure, signal);
    const inks = mapInks(container, (next) => route.paint(next), signal);
    const route = makeRoute(library, map, inks);
    const setMarker = googleMarkers(library, map);
    signal.addEventListener('abort', () => container.replaceChildren(), { once: true });
    return {
      credit: '',
      centre: () => map.getCenter()?.toJSON() ?? options.centre,
      centreOn: (point) => map.setCenter(point),
      pan: (right, down) => map.panBy(right, down),
      zoomBy: (steps) => map.setZoom((map.getZoom() ?? options.zoom) + steps),
      setMarker: (kind: MarkerKind, point, label) => setMarker(kind, point, label),
      setRoute: route.show,
      fit: (points) => map.fitBounds(boundsOf(points), coveredEdges(container)),
    };
  },
  directions: googleDirections,
};
