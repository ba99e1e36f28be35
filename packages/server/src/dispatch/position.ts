import { positionAlong } from '@freight/sample-services/geo/alongLine';
import type { LatLon } from '@freight/sample-services/geo/distance';
import { planRoute } from '@freight/sample-services/geo/route';
import type { OrderRecord } from '#db/schema/orders.ts';
import type { Clock } from '#orderFacts/clock.ts';
import { journeyOfOrder, shareOfRoad } from './journey.ts';

type Moving = Pick<
  OrderRecord,
  'id' | 'distanceKm' | 'outcome' | 'delays' | 'stage' | 'stageAt' | 'pickup' | 'dropoff'
>;

/** Planned lines of orders that were asked for lately: their positions are wanted every second. */
const lines = new Map<string, readonly LatLon[]>();
const linesKept = 1_000;

function lineOf({ id, pickup, dropoff }: Moving): readonly LatLon[] {
  // The customer may ask for another place on the way.
  const key = `${id} ${dropoff.lat} ${dropoff.lng}`;
  const known = lines.get(key);
  if (known) return known;
  const [oldest] = lines.keys();
  if (oldest !== undefined && lines.size >= linesKept) lines.delete(oldest);
  const line = planRoute([pickup.lat, pickup.lng], [dropoff.lat, dropoff.lng]).points;
  lines.set(key, line);
  return line;
}

/** Where the goods of an order are at a moment; `undefined` while they are not on the road. */
export function positionOfOrder(order: Moving, at: Date, clock: Clock): LatLon | undefined {
  const into = clock.simulatedMsBetween(order.stageAt, at);
  const share = shareOfRoad(journeyOfOrder(order), order.stage, into);
  return share === undefined ? undefined : positionAlong(lineOf(order), share);
}
