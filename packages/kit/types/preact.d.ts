/** The tags in JSX of Preact. */
import type { ClassAttributes, HTMLAttributes } from 'preact';
import type { FreightTags } from './elements.js';
import type { Listeners } from './tags.js';

type Tags = {
  [Name in keyof FreightTags]: HTMLAttributes<FreightTags[Name]['element']> &
    ClassAttributes<FreightTags[Name]['element']> &
    FreightTags[Name]['markup'] &
    Listeners<FreightTags[Name]>;
};

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
