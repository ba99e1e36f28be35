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
