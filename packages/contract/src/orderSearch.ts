import { type OrderStatus, orderStatuses, type StatusFacts, statusFacts } from './statuses.ts';

/** What a search keeps of all orders: by what happens to them, and whether goods leave the customer or come to them. */
export const searchPhases = ['all', 'waiting', 'moving', 'arrived', 'problem', 'ended'] as const;
export type SearchPhase = (typeof searchPhases)[number];
export const searchDirections = ['all', 'outgoing', 'incoming'] as const;
export type SearchDirection = (typeof searchDirections)[number];
export const searchLimits = { text: 200, page: 500 } as const;

/** The statuses that are in a phase. */
export const statusesOfPhase = (phase: StatusFacts['phase']): OrderStatus[] =>
  orderStatuses.filter((status) => statusFacts[status].phase === phase);

/** Letters that have no accent to take off. */
const plainLetters: readonly (readonly [letter: string, plain: string])[] = [
  ['ø', 'o'],
  ['æ', 'ae'],
  ['ß', 'ss'],
  ['đ', 'd'],
  ['ł', 'l'],
  ['ς', 'σ'],
];

/** A text as orders are found by it: small letters without accents, so that `Malmo` finds Malmö. */
export const searchable = (text: string): string =>
  plainLetters.reduce(
    (found, [letter, plain]) => found.replaceAll(letter, plain),
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase(),
  );

/** The words of a search; an order is found when it has every one of them somewhere. */
export const searchWords = (text: string): string[] => searchable(text).split(/\s+/).filter(Boolean);
