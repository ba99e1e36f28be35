/** What the typings for the frameworks have in common. */
import type { FreightTags } from './elements.js';

export type Tag = FreightTags[keyof FreightTags];

export type Listener<Of extends Tag, Name extends keyof Of['events']> = (
  event: Of['events'][Name] & { readonly currentTarget: Of['element'] },
) => void;

/** Listeners by their names in JSX, which is the event's name after `on`. */
export type Listeners<Of extends Tag> = {
  [Name in keyof Of['events'] & string as `on${Name}`]?: Listener<Of, Name> | null | undefined;
};
