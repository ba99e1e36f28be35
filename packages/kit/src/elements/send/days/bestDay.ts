import type { PriceDate } from '@freight/contract';

/** The cheapest day up to another one, the first of several; undefined when there is none. */
export const bestUntil = (dates: readonly PriceDate[], until: string): PriceDate | undefined =>
  dates
    .filter(({ date }) => date <= until)
    .reduce<PriceDate | undefined>((best, day) => (best && best.price <= day.price ? best : day), undefined);
