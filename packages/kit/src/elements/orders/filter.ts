import type { OrderSearchRequest, SearchDirection, SearchPhase } from '@freight/contract';

/** What a customer looks for among the own orders: `from` and `to` are days, `YYYY-MM-DD`, empty for no end. */
export interface Filter {
  text: string;
  from: string;
  to: string;
  phase: SearchPhase;
  direction: SearchDirection;
  orderBy: NonNullable<OrderSearchRequest['orderBy']>;
  sortOrder: NonNullable<OrderSearchRequest['sortOrder']>;
}

export const noFilter: Filter = {
  text: '',
  from: '',
  to: '',
  phase: 'all',
  direction: 'all',
  orderBy: 'date',
  sortOrder: 'desc',
};

const allowed = {
  phase: ['waiting', 'moving', 'arrived', 'problem', 'ended'],
  direction: ['outgoing', 'incoming'],
  orderBy: ['date', 'price', 'status'],
  sortOrder: ['desc', 'asc'],
} as const;

const names = Object.keys(noFilter) as (keyof Filter)[];
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

function isValue(name: keyof Filter, value: string): boolean {
  if (name === 'text') return value.length <= 200;
  if (name === 'from' || name === 'to') return isDay(value);
  return (allowed[name] as readonly string[]).includes(value);
}

/** Reads what `writeFilter` has written; anything else in it is left out. */
export function readFilter(written: string): Filter {
  const values = new URLSearchParams(written);
  const known = names.flatMap((name) => {
    const value = values.get(name);
    return value !== null && isValue(name, value) ? [[name, value]] : [];
  });
  return { ...noFilter, ...Object.fromEntries(known) };
}

/** What differs from `noFilter`, as the query or the fragment of an address; empty for nothing. */
export function writeFilter(filter: Filter): string {
  const chosen = names.filter((name) => filter[name].trim() !== noFilter[name]);
  return new URLSearchParams(chosen.map((name) => [name, filter[name].trim()])).toString();
}

/** How many choices were made besides the text. */
export const choicesOf = (filter: Filter): number => {
  const isSet = (...some: (keyof Filter)[]) => some.some((name) => filter[name] !== noFilter[name]);
  return [isSet('from', 'to'), isSet('phase'), isSet('direction'), isSet('orderBy', 'sortOrder')].filter(
    Boolean,
  ).length;
};
