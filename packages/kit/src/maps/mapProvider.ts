import type { Point } from './places.ts';

/** Green is where it begins, red where it ends, the driver is on the way. */
export type MarkerKind = 'pickup' | 'dropoff' | 'driver';

/** A place with what it is called on the map. */
export interface NamedPoint extends Point {
  name: string;
}

export interface MapOptions {
  centre: Point;
  zoom: number;
  /**
   * Places that must be reachable, though they may lie outside of what the map usually shows. A map that has them is
   * of use without its ground: then they stand on an empty one, by their names.
   */
  places?: readonly NamedPoint[];
  /** Whether the map takes the wheel and one finger for itself; else they scroll the page. */
  takesGestures: boolean;
  /** Somebody pressed a place. */
  onClick?: (point: Point) => void;
  /** Somebody moved the map by hand. */
  onMove?: () => void;
  /** The map stopped working after it stood there, as with a refused key. */
  onFailure: (error: unknown) => void;
  /** A map that is not wanted any more destroys itself, also one that is still on its way. */
  signal: AbortSignal;
}

/** A map that stands in its container. Pixels are CSS pixels. */
export interface MapView {
  /** Must be shown beside the map; empty when the map shows its own. */
  readonly credit: string;
  centre(): Point;
  centreOn(point: Point): void;
  pan(right: number, down: number): void;
  zoomBy(steps: number): void;
  /** Puts a marker, moves the one there is, or takes it away; the label is one letter or nothing. */
  setMarker(kind: MarkerKind, point: Point | undefined, label: string): void;
  /** The orange line; an empty list takes it away. */
  setRoute(points: readonly Point[]): void;
  fit(points: readonly Point[]): void;
}

/** A way for a lorry, as a maps service or the product's own call tells it. */
export interface DrivingRoute {
  points: Point[];
  /** 0 when it was not told. */
  metres: number;
  seconds: number;
  /** The texts as they came, for want of numbers. */
  distanceText: string;
  durationText: string;
}

export interface DirectionsOptions {
  language: string;
  signal: AbortSignal;
}

/** One maps service [GEO-03]. */
export interface MapProvider {
  /** Rejects when the map cannot be had: blocked, refused, too slow. */
  createMap(container: HTMLElement, options: MapOptions): Promise<MapView>;
  /** Missing for a service that knows no roads. Rejects when there is no way. */
  directions?: (from: Point, to: Point, options: DirectionsOptions) => Promise<DrivingRoute>;
}
