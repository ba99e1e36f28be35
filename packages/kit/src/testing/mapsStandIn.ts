/**
 * A fake of the Google Maps script, as far as the kit uses it: maps, lines, overlays, places, geocoder and directions,
 * checked against the types of the real ones. Nothing is drawn; requests are recorded.
 */
export interface StandIn {
  maps: MapStandIn[];
  lines: { path: readonly google.maps.LatLngLiteral[]; colour: string; weight: number; isShown: boolean }[];
  suggestions: google.maps.places.AutocompleteRequest[];
  fields: string[][];
  lookups: google.maps.GeocoderRequest[];
  routes: google.maps.DirectionsRequest[];
  /** What the geocoder finds and whether there is a road; a test changes them. */
  found: google.maps.GeocoderAddressComponent[] | undefined;
  hasRoad: boolean;
  /** The details of a chosen place arrive after it; a test may hold it back. */
  isSent: Promise<void>;
}

type Literal = google.maps.LatLngLiteral;
const latLng = ({ lat, lng }: Literal): google.maps.LatLng => ({
  lat: () => lat,
  lng: () => lng,
  toJSON: () => ({ lat, lng }),
  toUrlValue: () => `${lat},${lng}`,
  equals: (other) => JSON.stringify(other) === JSON.stringify({ lat, lng }),
});
const part = (type: string, name: string): google.maps.GeocoderAddressComponent => ({
  types: [type],
  long_name: name,
  short_name: name,
});

/** A house in Karlstad as the geocoder returns it. */
const houseParts = [
  part('street_number', '12'),
  part('route', 'Storgatan'),
  part('postal_code', '652 24'),
  part('locality', 'Karlstad'),
  part('country', 'Sverige'),
];

type MapMethods = Pick<
  google.maps.Map,
  'addListener' | 'getCenter' | 'setCenter' | 'getZoom' | 'setZoom' | 'panBy' | 'fitBounds'
>;

class MapStandIn implements MapMethods {
  centre: Literal;
  zoom: number;
  bounds: google.maps.LatLngBoundsLiteral | undefined;
  padding: number | google.maps.Padding | undefined;
  readonly options: google.maps.MapOptions;
  readonly listeners = new Map<string, (event: object) => void>();
  readonly overlays: HTMLElement;

  constructor(container: HTMLElement, options: google.maps.MapOptions) {
    this.options = options;
    this.centre = options.center as Literal;
    this.zoom = options.zoom ?? 0;
    this.overlays = container.ownerDocument.createElement('div');
    container.append(this.overlays);
    // The real one reports where on the Earth its box was pressed; here that is always its middle.
    container.addEventListener('click', () => this.listeners.get('click')?.({ latLng: latLng(this.centre) }));
  }
  addListener(name: string, listener: (event: object) => void) {
    this.listeners.set(name, listener);
    return { remove: () => this.listeners.delete(name) };
  }
  getCenter = () => latLng(this.centre);
  setCenter(centre: Literal) {
    this.centre = centre;
  }
  getZoom = () => this.zoom;
  setZoom(zoom: number) {
    this.zoom = zoom;
  }
  panBy(right: number, down: number) {
    const degrees = 360 / (256 * 2 ** this.zoom);
    this.centre = { lat: this.centre.lat - down * degrees, lng: this.centre.lng + right * degrees };
  }
  fitBounds(bounds: google.maps.LatLngBoundsLiteral, padding?: number | google.maps.Padding) {
    this.bounds = bounds;
    this.padding = padding;
  }
}

class OverlayStandIn implements Pick<google.maps.OverlayView, 'onAdd' | 'draw' | 'onRemove'> {
  map: MapStandIn | null = null;
  onAdd(): void {}
  draw(): void {}
  onRemove(): void {}
  setMap(map: MapStandIn | null) {
    if (this.map && !map) this.onRemove();
    this.map = map;
    if (!map) return;
    this.onAdd();
    this.draw();
  }
  getPanes = () => ({ overlayLayer: this.map?.overlays });
  getProjection = () => ({ fromLatLngToDivPixel: ({ lat, lng }: Literal) => ({ x: lng * 10, y: lat * 10 }) });
}

/** Installs the fake on a page, as the script does when it has loaded; `callback` is the loader's. */
export function installMaps(page: Window, standIn: StandIn): void {
  const libraries: Record<string, object> = {
    maps: { Map: noting(standIn), OverlayView: OverlayStandIn, Polyline: polylines(standIn) },
    places: placesOf(standIn),
    geocoding: { Geocoder: geocoder(standIn) },
    routes: { DirectionsService: directions(standIn), TravelMode: { DRIVING: 'DRIVING' } },
  };
  const { google } = page as unknown as {
    google: { maps: Record<string, unknown> & { __ib__: () => void } };
  };
  google.maps['importLibrary'] = async (name: string) => libraries[name];
  google.maps.__ib__();
}

export const newStandIn = (): StandIn => ({
  maps: [],
  lines: [],
  suggestions: [],
  fields: [],
  lookups: [],
  routes: [],
  found: houseParts,
  hasRoad: true,
  isSent: Promise.resolve(),
});

const noting = ({ maps }: StandIn) =>
  class extends MapStandIn {
    constructor(container: HTMLElement, options: google.maps.MapOptions) {
      super(container, options);
      maps.push(this);
    }
  };

const polylines = ({ lines }: StandIn) =>
  class implements Pick<google.maps.Polyline, 'setPath' | 'setMap' | 'setOptions'> {
    readonly line: StandIn['lines'][number];
    constructor({ strokeColor = '', strokeWeight = 0 }: google.maps.PolylineOptions) {
      this.line = { path: [], colour: strokeColor as string, weight: strokeWeight ?? 0, isShown: false };
      lines.push(this.line);
    }
    setPath(path: Literal[]) {
      this.line.path = path;
    }
    setMap(map: unknown) {
      this.line.isShown = map !== null;
    }
    setOptions({ strokeColor }: google.maps.PolylineOptions) {
      if (typeof strokeColor === 'string') this.line.colour = strokeColor;
    }
  };

type PlaceAnswer = Pick<google.maps.places.Place, 'id' | 'displayName' | 'formattedAddress' | 'location'> & {
  addressComponents: Pick<google.maps.places.AddressComponent, 'types' | 'longText'>[];
  fetchFields: (request: google.maps.places.FetchFieldsRequest) => Promise<{ place: object }>;
};
type TextAnswer = Pick<google.maps.places.FormattableText, 'text'>;
type PredictionAnswer = Pick<google.maps.places.PlacePrediction, 'placeId'> &
  Record<keyof Pick<google.maps.places.PlacePrediction, 'text' | 'mainText' | 'secondaryText'>, TextAnswer> &
  Record<keyof Pick<google.maps.places.PlacePrediction, 'toPlace'>, () => PlaceAnswer>;

const placesOf = (standIn: StandIn) => ({
  AutocompleteSessionToken: class {},
  AutocompleteSuggestion: {
    async fetchAutocompleteSuggestions(request: google.maps.places.AutocompleteRequest) {
      standIn.suggestions.push(request);
      const place: PlaceAnswer = {
        id: 'G12',
        displayName: 'Storgatan 12',
        formattedAddress: 'Storgatan 12, 652 24 Karlstad, Sverige',
        location: latLng({ lat: 59.38, lng: 13.5 }),
        addressComponents: houseParts.map(({ types, long_name }) => ({ types, longText: long_name })),
        async fetchFields({ fields: asked }: google.maps.places.FetchFieldsRequest) {
          standIn.fields.push([...asked]);
          await standIn.isSent;
          return { place };
        },
      };
      const placePrediction = {
        placeId: 'G12',
        text: { text: 'Storgatan 12, Karlstad' },
        mainText: { text: 'Storgatan 12' },
        secondaryText: { text: 'Karlstad' },
        toPlace: () => place,
      } satisfies PredictionAnswer;
      return { suggestions: [{ placePrediction }, { placePrediction: null }] };
    },
  },
});

type GeocoderAnswer = Pick<
  google.maps.GeocoderResult,
  'place_id' | 'formatted_address' | 'address_components'
> & { geometry: Pick<google.maps.GeocoderGeometry, 'location'> };

const geocoder = (standIn: StandIn) =>
  class {
    async geocode(request: google.maps.GeocoderRequest) {
      standIn.lookups.push(request);
      const result = (parts: google.maps.GeocoderAddressComponent[]): GeocoderAnswer => ({
        place_id: 'G12',
        formatted_address: 'Storgatan 12, 652 24 Karlstad, Sverige',
        geometry: { location: latLng(request.location as Literal) },
        address_components: parts,
      });
      // The first answer is often the quarter, the house comes after.
      return {
        results: standIn.found ? [result([part('locality', 'Karlstad')]), result(standIn.found)] : [],
      };
    }
  };

type RouteAnswer = Pick<google.maps.DirectionsRoute, 'overview_path'> & { legs: object[] };

const directions = (standIn: StandIn) =>
  class {
    async route(request: google.maps.DirectionsRequest) {
      standIn.routes.push(request);
      if (!standIn.hasRoad) throw new Error('DIRECTIONS_ROUTE: ZERO_RESULTS');
      const ends = [request.origin, request.destination] as Literal[];
      const leg = {
        distance: { text: '300 km', value: 300_000 },
        duration: { text: '4 h', value: 14_400 },
      } satisfies Pick<google.maps.DirectionsLeg, 'distance' | 'duration'>;
      return { routes: [{ overview_path: ends.map(latLng), legs: [leg] } satisfies RouteAnswer] };
    }
  };
