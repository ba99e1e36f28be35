import {
  type BoardArrival,
  boardLimits,
  factsOfStatus,
  searchWords,
  statusesOfPhase,
} from '@freight/contract';
import type { SQL } from 'drizzle-orm';
import type { Db } from '#db/database.ts';
import { and, asc, count, eq, gt, inArray, lte, or, sql } from '#db/drizzle.ts';
import type { StoredBoard } from '#db/schema/boards.ts';
import { orderSearch } from '#db/schema/orderSearch.ts';
import { type OrderRecord, orders } from '#db/schema/orders.ts';
import { arrivalWindow } from '#dispatch/arrivalWindow.ts';
import type { Clock } from '#orderFacts/clock.ts';
import { endOfDay } from '#orderFacts/deliveryDays.ts';
import { addressWithoutContacts, shortName, withoutContacts } from '#orderFacts/publicText.ts';

/** What is under way for longer is not looked at: a board asks every few seconds. */
const longestWay = 60 * 24 * 3_600_000;

const underWay = (['waiting', 'moving', 'problem'] as const).flatMap(statusesOfPhase);
const arrived = statusesOfPhase('arrived');

/** Words of the delivery address, or for a board without any what comes to the customer. */
function placeOf({ userId, place }: StoredBoard): SQL | undefined {
  const words = searchWords(place);
  const address = sql`searchable(${orders.dropoff} ->> 'formattedAddress')`;
  if (words.length > 0) return and(...words.map((word) => sql`position(${word}::text in ${address}) > 0`));
  const incoming = and(eq(orderSearch.userId, userId), eq(orderSearch.incoming, true));
  return sql`${orders.id} in (select ${orderSearch.orderId} from ${orderSearch} where ${incoming})`;
}

const endedAt = ({ history }: OrderRecord): string | undefined =>
  history.findLast(({ status }) => factsOfStatus(status)?.phase === 'arrived')?.changedAt;

function toRow(order: OrderRecord, { showsNames }: StoredBoard, now: Date, clock: Clock): BoardArrival {
  const { goods, receiver, pickup, reference, estimatedDelivery, status } = order;
  const window = arrivalWindow(order, now, clock);
  const hasArrived = factsOfStatus(status)?.phase === 'arrived';
  return {
    orderId: order.orderNumber,
    status,
    from: addressWithoutContacts(pickup.city),
    to: showsNames ? withoutContacts(receiver.name) : shortName(receiver.name),
    pieces: goods.quantity,
    weight: Math.round(goods.weight * goods.quantity * 10) / 10,
    ...(reference && { reference }),
    ...(window && { arrivalWindow: { from: window.from.toISOString(), to: window.to.toISOString() } }),
    ...(estimatedDelivery && { estimatedDelivery: estimatedDelivery.toISOString() }),
    ...(hasArrived && { arrivedAt: endedAt(order) }),
  };
}

/**
 * What comes to the place of a board today and tomorrow, with what is late and what has come today; the earliest first, in
 * the days of Sweden. `more` is how many are left out.
 */
export async function arrivalsOf(
  db: Db,
  board: StoredBoard,
  clock: Clock,
): Promise<{ arrivals: BoardArrival[]; more: number }> {
  const now = clock.now();
  const yesterday = endOfDay(now, -1);
  const where = and(
    eq(orders.userId, board.userId),
    gt(orders.date, new Date(now.getTime() - longestWay)),
    or(
      and(inArray(orders.status, underWay), lte(orders.estimatedDelivery, endOfDay(now, 1))),
      and(inArray(orders.status, arrived), gt(orders.estimatedDelivery, yesterday)),
    ),
    placeOf(board),
  );
  const rows = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(asc(orders.estimatedDelivery), asc(orders.id))
    .limit(boardLimits.rows);
  const isFull = rows.length === boardLimits.rows;
  const [all] = isFull ? await db.select({ found: count() }).from(orders).where(where) : [];
  return {
    arrivals: rows.map((order) => toRow(order, board, now, clock)),
    more: Math.max(0, (all?.found ?? 0) - rows.length),
  };
}
