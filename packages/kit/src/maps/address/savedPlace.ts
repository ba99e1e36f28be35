import type { Location } from '#maps/places/places.ts';

/** A place that the customer has saved, as an address field offers it above the suggestions. */
export interface SavedPlace {
  /** What the customer calls it. */
  name: string;
  /** In one line. */
  address: string;
  street: string;
  /** Null for one that is looked up when it is chosen. */
  location: Location | null;
}
