/** The stops of a delivery, from the order to a week after the delivery. */
export const moments = [
  'booked',
  'driver found',
  'picked up',
  'on its way',
  'out for delivery',
  'delivered',
  'a day later',
  'a week later',
] as const;
export type Moment = (typeof moments)[number];

/** What can go wrong with a delivery. */
export const happenings = [
  'late',
  'moved twice',
  'failed attempt',
  'on hold',
  'cancelled',
  'unknown status',
] as const;
export type Happening = (typeof happenings)[number];

/** What can go wrong between the page and the API. */
export const connections = ['offline', 'slow', 'origin refused', 'unknown number'] as const;
export type Connection = (typeof connections)[number];

/** One state of a rehearsed delivery; without a happening all goes well, without a connection the API answers. */
export interface Scene {
  readonly moment: Moment;
  readonly happening?: Happening | undefined;
  readonly connection?: Connection | undefined;
  /** Milliseconds since 1970; the present by default. All times of a delivery count from it. */
  readonly now?: number | undefined;
}

/** The moment at which a happening can first be seen, and the last one at which it still can. */
export const spans: Readonly<Record<Happening, readonly [first: Moment, last: Moment]>> = {
  late: ['out for delivery', 'a week later'],
  'moved twice': ['on its way', 'a week later'],
  'failed attempt': ['out for delivery', 'a week later'],
  'on hold': ['on its way', 'out for delivery'],
  cancelled: ['driver found', 'a week later'],
  'unknown status': ['picked up', 'out for delivery'],
};

/** The moment, or the nearest one at which the happening can be seen. */
export function momentFor(moment: Moment, happening: Happening | undefined): Moment {
  if (!happening) return moment;
  const [first, last] = spans[happening];
  const at = moments.indexOf(moment);
  if (at < moments.indexOf(first)) return first;
  return at > moments.indexOf(last) ? last : moment;
}
