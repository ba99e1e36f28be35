import type { MapStop, Point } from '#maps/places/places.ts';

export interface OrderMapProps {
  /** Where the order is collected; without a readable place the map shows that there are no directions. */
  pickup: MapStop;
  dropoff: MapStop;
  /** Where the driver is right now, if known; the marker moves with it. */
  driver?: Point | undefined;
  /** Whether the map shows distance and time itself; false on a screen that shows them beside it. */
  tellsMeasures?: boolean;
  /** The id of what describes the map below it. */
  describedBy?: string;
}
