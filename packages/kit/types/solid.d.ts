/** The tags in JSX of Solid. */
import type { JSX } from 'solid-js';
import type { FreightTags } from './elements.js';
import type { Tag } from './tags.js';

type Listeners<Of extends Tag> = {
  [Name in keyof Of['events'] & string as `on:${Name}`]?:
    | JSX.EventHandlerWithOptionsUnion<Of['element'], Extract<Of['events'][Name], Event>>
    | undefined;
};

/** `prop:` and `attr:` say which of the two is meant; `bool:` takes an attribute away for `false`. */
type Named<Markup> = {
  [Name in keyof Markup & string as `prop:${Name}` | `attr:${Name}`]?: Markup[Name];
} & {
  [Name in keyof Markup & string as boolean extends Markup[Name] ? `bool:${Name}` : never]?: Markup[Name];
};

type Tags = {
  [Name in keyof FreightTags]: JSX.HTMLAttributes<FreightTags[Name]['element']> &
    FreightTags[Name]['markup'] &
    Named<FreightTags[Name]['markup']> &
    Listeners<FreightTags[Name]>;
};

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
