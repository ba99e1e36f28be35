import type { OrderRun, PriceDate } from '@freight/contract';

/** The empty lorry of a day. */
export const runOf = (day: PriceDate | undefined): OrderRun | undefined =>
  day?.run && day.saves ? { ...day.run, date: day.date, saves: day.saves } : undefined;
