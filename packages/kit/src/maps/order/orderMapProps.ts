import type { MapStop, Point } from '#maps/places/places.ts';

export interface OrderMapProps {
  /** Where the order is fetched; without a readable place the map says that there are no directions. */
  pickup: MapStop;
  dropoff: MapStop;
  /** Where the driver is right now, if somebody knows; the marker moves with it. */
  driver?: Point | undefined;
  /** Whether the map tells distance and time itself; a screen that tells them beside it says no. */
  tellsMeasures?: boolean;
}
