import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Location } from '#maps/places/places.ts';
import { shared } from '#platform/registry.ts';
import { onDraftsDropped, townKey } from '#session/drafts.ts';

interface Town {
  /** Where the visitor has things sent; null until it is known. */
  place: Location | null;
}

declare module '#platform/registry.ts' {
  interface Shared {
    deliveryTown: { store: StoreApi<Town> };
  }
}

/** What this tab has stored; null for anything else, and where storage is blocked. */
function storedPlace(): Location | null {
  try {
    const place = JSON.parse(sessionStorage.getItem(townKey) ?? 'null');
    return Number.isFinite(place?.lat + place?.lng) && typeof place.address === 'string' ? place : null;
  } catch {
    return null;
  }
}

/** The town of this tab, shared by all prices of a page. Empty in its initial state, as in a first frame. */
export const deliveryTown = (): StoreApi<Town> =>
  shared('deliveryTown', () => {
    const store = createStore<Town>()(() => ({ place: null }));
    store.setState({ place: storedPlace() });
    onDraftsDropped(() => store.setState({ place: null }));
    return { store };
  }).store;

/** Shows prices to another town, on this page and on the next ones of the tab. */
export function chooseTown(place: Location): void {
  deliveryTown().setState({ place });
  try {
    sessionStorage.setItem(townKey, JSON.stringify(place));
  } catch {
    // Storage is blocked in some embeds: the town then lasts as long as the page.
  }
}

/** Asks for the town again, in all prices of the tab. */
export function forgetTown(): void {
  deliveryTown().setState({ place: null });
  try {
    sessionStorage.removeItem(townKey);
  } catch {
    // Storage is blocked in some embeds: then nothing was kept.
  }
}

/** What people call a place. */
export const townName = ({ city, address }: Location): string => city || address.split(',')[0] || '';
