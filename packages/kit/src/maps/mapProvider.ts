import type { Point } from './places/places.ts';

/** Pickup is green, drop-off is red. */
export type MarkerKind = 'pickup' | 'dropoff' | 'driver';

/** A place with its name on the map. */
export interface NamedPoint extends Point {
  name: string;
}

export interface MapOptions {
  centre: Point;
  zoom: number;
  /**
   * Places that must be reachable even if they lie outside of the area the map usually shows. With them a map is useful
   * even when its background cannot be loaded: their names are shown on an empty one.
   */
  places?: readonly NamedPoint[];
  /** Whether the wheel and one finger move the map; otherwise they scroll the page. */
  takesGestures: boolean;
  /** A place was pressed. */
  onClick?: (point: Point) => void;
  /** The map was moved by hand. */
  onMove?: () => void;
  /** The map stopped working after it was shown, for example because the key was refused. */
  onFailure: (error: unknown) => void;
  /** Destroys the map, also one that is still loading. */
  signal: AbortSignal;
}

/** A map in its container. Pixels are CSS pixels. */
export interface MapView {
  /** Must be shown beside the map; empty when the map shows its own. */
  readonly credit: string;
  centre(): Point;
  centreOn(point: Point): void;
  pan(right: number, down: number): void;
  zoomBy(steps: number): void;
  /** Adds, moves or (without a point) removes a marker; the label is one letter or empty. */
  setMarker(kind: MarkerKind, point: Point | undefined, label: string): void;
  /** The orange line; an empty list removes it. */
  setRoute(points: readonly Point[]): void;
  fit(points: readonly Point[]): void;
}

/** A driving route, from a maps service or from the API's own directions. */
export interface DrivingRoute {
  points: Point[];
  /** 0 when it is not known. */
  metres: number;
  seconds: number;
  /** The texts as received, for routes without numbers. */
  distanceText: string;
  durationText: string;
}

export interface DirectionsOptions {
  language: string;
  signal: AbortSignal;
}

/** One maps service [GEO-03]. */
export interface MapProvider {
  /** Rejects when the map is not available: blocked, refused, too slow. */
  createMap(container: HTMLElement, options: MapOptions): Promise<MapView>;
  /** Missing for a service without routing. Rejects when there is no route. */
  directions?: (from: Point, to: Point, options: DirectionsOptions) => Promise<DrivingRoute>;
}
