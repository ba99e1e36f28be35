/** The tags in templates of Svelte 5. */
import type { HTMLAttributes } from 'svelte/elements';
import type { FreightTags } from './elements.js';
import type { Listener, Listeners, Tag } from './tags.js';

/** Components without runes listen by `on:`. */
type OldListeners<Of extends Tag> = {
  [Name in keyof Of['events'] & string as `on:${Name}`]?: Listener<Of, Name> | null | undefined;
};

type Tags = {
  [Name in keyof FreightTags]: HTMLAttributes<FreightTags[Name]['element']> &
    FreightTags[Name]['markup'] &
    Listeners<FreightTags[Name]> &
    OldListeners<FreightTags[Name]>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Tags {}
}
