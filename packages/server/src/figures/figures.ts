import { deliveryZone } from '@freight/contract';
import type { Db } from '#db/database.ts';
import { and, asc, eq, gte, lt, lte, sql } from '#db/drizzle.ts';
import { orders } from '#db/schema/orders.ts';
import { partnerFigures } from '#db/schema/partners.ts';
import { dayOf, daysAfter } from '#orderFacts/deliveryDays.ts';

/** What came from a partner's pages on one day. */
export interface DayFigures {
  /** In Sweden, `YYYY-MM-DD`. */
  readonly day: string;
  /** Prices that were shown. */
  readonly quotes: number;
  readonly orders: number;
  /** Of these orders. */
  readonly cancelled: number;
  /** The price of the orders that are not cancelled, in öre including VAT. */
  readonly valueOre: number;
  /** How often a delivery was looked up. */
  readonly tracked: number;
  readonly refused: number;
}

export interface MonthFigures {
  readonly partner: string;
  /** `YYYY-MM` */
  readonly month: string;
  /** Every day of the month until today. */
  readonly days: readonly DayFigures[];
  readonly total: Omit<DayFigures, 'day'>;
  /** How many calls were refused for which reason, the most frequent first. */
  readonly reasons: readonly { readonly code: string; readonly count: number }[];
}

/** `YYYY-MM`, from 2020 on. */
export const isMonth = (text: string): boolean => /^20[2-9]\d-(0[1-9]|1[0-2])$/.test(text);
export const monthOf = (moment: Date): string => dayOf(moment).slice(0, 7);
/** The month that is so many months later. */
export function monthsAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

function daysOf(month: string, now: Date): string[] {
  const today = dayOf(now);
  const days = Array.from({ length: 31 }, (_, index) => daysAfter(`${month}-01`, index));
  return days.filter((day) => day.startsWith(month) && day <= today);
}

/** The figures of a partner in a month. Orders are counted by their own rows, so that no crash loses one. */
export async function readMonth(db: Db, partner: string, month: string, now: Date): Promise<MonthFigures> {
  const days = daysOf(month, now);
  const [first, last] = [`${month}-01`, daysAfter(`${monthsAfter(month, 1)}-01`, -1)];
  const counted = await db
    .select()
    .from(partnerFigures)
    .where(
      and(eq(partnerFigures.partner, partner), gte(partnerFigures.day, first), lte(partnerFigures.day, last)),
    );
  const ordered = await readOrders(db, partner, first, last);
  const sum = (of: readonly { count: number }[]): number => of.reduce((all, { count }) => all + count, 0);
  const figures = days.map((day): DayFigures => {
    const rows = counted.filter((row) => row.day === day);
    const sumOf = (kind: string) => sum(rows.filter((row) => row.kind === kind));
    const placed = ordered.get(day) ?? noOrders;
    return { day, quotes: sumOf('quotes'), ...placed, tracked: sumOf('tracked'), refused: sumOf('refused') };
  });
  const refused = Map.groupBy(
    counted.filter(({ kind }) => kind === 'refused'),
    ({ reason }) => reason,
  );
  return {
    partner,
    month,
    days: figures,
    total: totalOf(figures),
    reasons: [...refused]
      .map(([code, rows]) => ({ code, count: sum(rows) }))
      .sort((one, other) => other.count - one.count || (one.code < other.code ? -1 : 1)),
  };
}

type Ordered = Pick<DayFigures, 'orders' | 'cancelled' | 'valueOre'>;
const noOrders: Ordered = { orders: 0, cancelled: 0, valueOre: 0 };

async function readOrders(
  db: Db,
  partner: string,
  first: string,
  last: string,
): Promise<Map<string, Ordered>> {
  const day = sql<string>`to_char(${orders.createdAt} at time zone ${sql.raw(`'${deliveryZone}'`)}, 'YYYY-MM-DD')`;
  const isCancelled = sql`${orders.status} = 'cancelled'`;
  const rows = await db
    .select({
      day,
      orders: sql<number>`count(*)`.mapWith(Number),
      cancelled: sql<number>`count(*) filter (where ${isCancelled})`.mapWith(Number),
      valueOre: sql<number>`coalesce(sum(${orders.priceOre}) filter (where not ${isCancelled}), 0)`.mapWith(
        Number,
      ),
    })
    .from(orders)
    .where(
      and(
        eq(orders.partner, partner),
        // By the index, with a day more on both sides; the days in Sweden decide.
        gte(orders.createdAt, new Date(`${daysAfter(first, -1)}T00:00:00Z`)),
        lt(orders.createdAt, new Date(`${daysAfter(last, 2)}T00:00:00Z`)),
      ),
    )
    .groupBy(day)
    .orderBy(asc(day));
  return new Map(rows.map(({ day: of, ...ordered }) => [of, ordered]));
}

function totalOf(days: readonly DayFigures[]): MonthFigures['total'] {
  const sumOf = (name: Exclude<keyof DayFigures, 'day'>) => days.reduce((sum, day) => sum + day[name], 0);
  return {
    quotes: sumOf('quotes'),
    orders: sumOf('orders'),
    cancelled: sumOf('cancelled'),
    valueOre: sumOf('valueOre'),
    tracked: sumOf('tracked'),
    refused: sumOf('refused'),
  };
}
