import { createOrderSearch, type ReceivedOrder } from '@freight/client';
import { limits, type OrderTotals, searchLimits } from '@freight/contract';
import { pageApi } from '#api/calls/pageApi.ts';
import type { Filter } from '#elements/orders/filter.ts';

/** A page of what was found. */
export interface FoundPage {
  data: ReceivedOrder[];
  /** When it was requested, in milliseconds since the document was loaded. */
  askedAt: number;
  /** Of all that was found, where the API says it. */
  totals: OrderTotals | undefined;
  /** How many were found; without totals, how many are known so far. */
  count: number;
  hasNext: boolean;
}

/** One search; pages are counted from 0, and each is asked for after the one before. */
export interface Search {
  page: (index: number, signal: AbortSignal) => Promise<FoundPage>;
  /** Everything that was found, for a file. */
  all: (signal: AbortSignal) => Promise<ReceivedOrder[]>;
}

const wordsOf = ({ from, to, ...filter }: Filter) => ({
  ...filter,
  ...(from && { from }),
  ...(to && { to }),
});

/** A search by an API with the capability `orderSearch`. */
export function searchOnServer(filter: Filter): Search {
  const cursors: (string | undefined)[] = [undefined];
  let totals: OrderTotals | undefined;
  const find = async (cursor: string | undefined, limit: number, signal: AbortSignal) =>
    pageApi(createOrderSearch).find({ ...wordsOf(filter), limit, ...(cursor && { cursor }) }, { signal });
  return {
    async page(index, signal) {
      const askedAt = performance.now();
      const found = await find(cursors[index], limits.listPageSize, signal);
      cursors[index + 1] = found.next;
      totals = found.totals ?? totals;
      const hasNext = found.next !== undefined;
      const soFar = index * limits.listPageSize + found.data.length + Number(hasNext);
      const count = totals ? totals.orders + totals.cancelled : soFar;
      return { data: found.data, askedAt, totals, count, hasNext };
    },
    async all(signal) {
      const orders: ReceivedOrder[] = [];
      let cursor: string | undefined;
      do {
        const found = await find(cursor, searchLimits.page, signal);
        orders.push(...found.data);
        cursor = found.next;
      } while (cursor !== undefined);
      return orders;
    },
  };
}
