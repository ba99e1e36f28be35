import { createOrders, type ReceivedOrder } from '@freight/client';
import {
  deliveryZone,
  factsOfStatus,
  limits,
  type OrderTotals,
  orderStatuses,
  searchable,
  searchWords,
} from '@freight/contract';
import { pageApi } from '#api/calls/pageApi.ts';
import type { Filter } from '#elements/orders/filter.ts';
import { dateOf } from '#elements/orders/months.ts';
import { netOf } from '#orders/view/vat.ts';
import type { Search } from './search.ts';

/** As many orders as are loaded at a time. */
const atOnce = 100;

/** The latest orders, loaded to be searched here. */
export interface Loaded {
  orders: readonly ReceivedOrder[];
  /** Whether there are no more. */
  isAll: boolean;
  /** Loads those before them. */
  more: (signal?: AbortSignal) => Promise<void>;
}

export function loadOrders(): Loaded {
  let pages = 0;
  return {
    orders: [],
    isAll: false,
    async more(signal) {
      const { data, pagination } = await pageApi(createOrders).ofUser(
        { page: pages + 1, limit: atOnce },
        { signal },
      );
      pages += 1;
      const known = new Set(this.orders.map(({ orderId }) => orderId));
      // An order that was made meanwhile moves all others back.
      const added = data.filter(({ orderId }) => !known.has(orderId));
      this.orders = [...this.orders, ...added];
      this.isAll = added.length === 0 || pages >= pagination.totalPages;
    },
  };
}

const textOf = ({ orderId, waybill, reference, receiverContactInfo, ...order }: ReceivedOrder): string =>
  searchable(
    [
      orderId,
      orderId.replaceAll('-', ''),
      waybill,
      reference,
      receiverContactInfo.name,
      receiverContactInfo.email,
      order.pickupLocation.formattedAddress,
      order.pickupLocation.city,
      order.dropoffLocation.formattedAddress,
      order.dropoffLocation.city,
      order.specialInstruction,
    ].join('\n'),
  );

const inSweden = new Intl.DateTimeFormat('sv-SE', { timeZone: deliveryZone });

function dayOf(order: ReceivedOrder): string {
  const date = new Date(dateOf(order));
  return Number.isNaN(date.getTime()) ? '' : inSweden.format(date);
}

function fits(order: ReceivedOrder, { text, from, to, phase }: Filter): boolean {
  const found = textOf(order);
  const day = dayOf(order);
  return (
    searchWords(text).every((word) => found.includes(word)) &&
    (!from || day >= from) &&
    (!to || (day !== '' && day <= to)) &&
    (phase === 'all' || factsOfStatus(order.status)?.phase === phase)
  );
}

const keys: Readonly<Record<Filter['orderBy'], (order: ReceivedOrder) => number>> = {
  date: (order) => Date.parse(dateOf(order)) || 0,
  price: ({ price }) => price,
  status: ({ status }) => (orderStatuses as readonly string[]).indexOf(status),
};

const sum = (values: readonly number[]): number =>
  Math.round(values.reduce((one, other) => one + other, 0) * 100) / 100;

function totalsOf(found: readonly ReceivedOrder[]): OrderTotals {
  const counted = found.filter(({ status }) => status !== 'cancelled');
  const emissions = counted.flatMap(({ emissions }) => emissions?.kgCo2e ?? []);
  return {
    orders: counted.length,
    cancelled: found.length - counted.length,
    price: sum(counted.map(({ price }) => price)),
    priceExVat: sum(counted.map(({ price }) => netOf(price))),
    ...(emissions.length > 0 && { kgCo2e: emissions.reduce((one, other) => one + other, 0) }),
  };
}

/** A search among the orders that are loaded, for an API without the capability `orderSearch`. */
export function searchLoaded(filter: Filter, loaded: Loaded): Search {
  const find = async (signal: AbortSignal) => {
    if (loaded.orders.length === 0 && !loaded.isAll) await loaded.more(signal);
    const key = keys[filter.orderBy];
    const sign = filter.sortOrder === 'asc' ? 1 : -1;
    return loaded.orders
      .filter((order) => fits(order, filter))
      .toSorted((one, other) => sign * (key(one) - key(other)));
  };
  return {
    async page(index, signal) {
      const askedAt = performance.now();
      const found = await find(signal);
      const begin = index * limits.listPageSize;
      const end = begin + limits.listPageSize;
      return {
        data: found.slice(begin, end),
        askedAt,
        totals: totalsOf(found),
        count: found.length,
        hasNext: found.length > end,
      };
    },
    all: find,
  };
}
