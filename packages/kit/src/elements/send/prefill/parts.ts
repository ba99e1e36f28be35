import type { ReactNode } from 'react';

/** Parts of the form that a page may lock or hide. */
export type GivenPart =
  | 'pickup'
  | 'dropoff'
  | 'map'
  | 'parcel'
  | 'size'
  | 'weight'
  | 'sides'
  | 'description'
  | 'category'
  | 'reference'
  | 'recipient';

/** What is shown in place of a part; a part that is missing is open. A new object each time the page's values changed. */
export interface GivenParts extends Partial<Record<GivenPart, ReactNode>> {
  /** Fields of the draft that hold what the page has given. */
  given?: readonly string[];
  /** Steps of the wizard that have nothing to ask, because the page has given everything that is asked there. */
  skipped?: readonly number[];
}
