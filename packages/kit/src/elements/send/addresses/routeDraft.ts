import type { Quote } from '@freight/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { shared } from '#platform/registry.ts';

/** A chosen place at the precision of a country map: its town, and coordinates rounded to a tenth of a degree. */
export interface DraftedPlace {
  readonly city: string;
  readonly lat: number;
  readonly lng: number;
}

/** The route currently in the send card. */
export interface RouteDraft {
  readonly pickup: DraftedPlace | null;
  readonly dropoff: DraftedPlace | null;
  /** Along the road; 0 while unknown. */
  readonly distanceKm: number;
  /** The lowest price, in SEK; 0 while unknown. */
  readonly fromPrice: number;
  /** The lorries that would drive that way empty on one of the next days, by their towns; none while the price is unknown. */
  readonly emptyRuns: readonly { readonly date: string; readonly from: string; readonly to: string }[];
}

declare module '#platform/registry.ts' {
  interface Shared {
    routeDraft: StoreApi<RouteDraft>;
  }
}

const nothing: RouteDraft = { pickup: null, dropoff: null, distanceKm: 0, fromPrice: 0, emptyRuns: [] };

const store = () => shared('routeDraft', () => createStore<RouteDraft>()(() => nothing));

/** Read-only, for a page that draws the route while it is being chosen. No event has it: events contain no places. */
export const routeDraft = {
  getState: (): RouteDraft => store().getState(),
  subscribe: (listener: (draft: RouteDraft) => void): (() => void) => store().subscribe(listener),
};

interface Chosen {
  pickup: DraftedPlace | null;
  dropoff: DraftedPlace | null;
  quote: Pick<Quote, 'distance' | 'fromPrice' | 'dates'> | null;
}

const rounded = (degrees: number) => Math.round(degrees * 10) / 10;
const roughly = (place: DraftedPlace | null) =>
  place && { city: place.city, lat: rounded(place.lat), lng: rounded(place.lng) };

/** Publishes what was chosen in the card. */
export function draftRoute({ pickup, dropoff, quote }: Chosen): void {
  store().setState({
    pickup: roughly(pickup),
    dropoff: roughly(dropoff),
    distanceKm: quote?.distance ?? 0,
    fromPrice: quote?.fromPrice ?? 0,
    emptyRuns: quote?.dates?.flatMap(({ date, run }) => (run ? { date, ...run } : [])) ?? [],
  });
}
