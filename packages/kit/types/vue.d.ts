/** The tags in templates and in JSX of Vue 3. */
import type { HTMLAttributes, PublicProps, ReservedProps } from 'vue';
import type { FreightTags } from './elements.js';
import type { Listener, Tag } from './tags.js';

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${Camel<Tail>}`
  : Capitalize<Name>;

type Listeners<Of extends Tag> = {
  [Name in keyof Of['events'] & string as `on${Camel<Name>}`]?: Listener<Of, Name> | undefined;
};

type Props<Of extends Tag> = HTMLAttributes & Of['markup'] & Listeners<Of>;

type Components = {
  [Name in keyof FreightTags]: new () => FreightTags[Name]['element'] & {
    /** @deprecated For the compiler of templates; an element has no such property. */
    readonly $props: Props<FreightTags[Name]> & PublicProps;
  };
};

type Tags = { [Name in keyof FreightTags]: Props<FreightTags[Name]> & ReservedProps };

declare module 'vue' {
  interface GlobalComponents extends Components {}
}

declare module 'vue/jsx-runtime' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
