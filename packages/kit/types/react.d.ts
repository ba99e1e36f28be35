/** The tags in JSX of React 19. */
import type { HTMLAttributes, Key, Ref } from 'react';
import type { FreightTags } from './elements.js';
import type { Listeners } from './tags.js';

type Tags = {
  [Name in keyof FreightTags]: HTMLAttributes<FreightTags[Name]['element']> &
    FreightTags[Name]['markup'] &
    Listeners<FreightTags[Name]> & {
      ref?: Ref<FreightTags[Name]['element']> | undefined;
      key?: Key | null | undefined;
      class?: string | undefined;
    };
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
