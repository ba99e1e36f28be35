import { beforeAll, expect, it } from 'vitest';
import { compileAsHost } from './hostProject.ts';

/** A page in JSX: what must compile, and what must not. */
const page = (source: string, [entry, navigate, classes]: readonly [string, string, string]) => `
  /** @jsxImportSource ${source} */
  import '@freight/kit/${entry}';

  export const right = [
    <freight-start tab="send" inline theme="dark" ${classes}="wide"
      ${navigate}={(event) => console.log(event.detail.to.length, event.currentTarget.tab)} />,
    <freight-track order-id="A1" id="track" />,
    <freight-track orderId={undefined} ref={(element) => void element} />,
    <freight-send step={2} />,
    <freight-send step="2" isolated={false} />,
  ];

  // @ts-expect-error The element has no tab of this name.
  export const tab = <freight-start tab="both" />;
  // @ts-expect-error A boolean has no text as its value.
  export const boolean = <freight-start inline="yes" />;
  // @ts-expect-error An order's number is a text.
  export const text = <freight-track order-id={1} />;
  // @ts-expect-error A step is a number.
  export const number = <freight-send step="second" />;
  // @ts-expect-error The event has no such field.
  export const event = <freight-start ${navigate}={(event) => event.detail.price} />;
`;

/** Vue takes any attribute, and any tag. */
const misspelled = `
  // @ts-expect-error The attribute is misspelt.
  export const attribute = <freight-start taab="send" />;
  // @ts-expect-error The tag is misspelt.
  export const tag = <freight-strat />;
`;

const files = {
  'react.tsx': page('react', ['react', 'onfreight-navigate', 'className']) + misspelled,
  'preact.tsx': page('preact', ['preact', 'onfreight-navigate', 'class']) + misspelled,
  'vue.tsx': page('vue', ['vue', 'onFreightNavigate', 'class']),
  'solid.tsx': `${page('solid-js', ['solid', 'on:freight-navigate', 'class'])}${misspelled}
    export const named = [<freight-track prop:orderId="A1" />, <freight-track attr:order-id="A1" bool:isolated={true} />];
    // @ts-expect-error A theme is not a boolean.
    export const bool = <freight-start bool:theme={true} />;
    // @ts-expect-error The element has no tab of this name.
    export const property = <freight-start prop:tab="both" />;
  `,
  'vueTemplate.mts': `
    import '@freight/kit/vue';
    import { type GlobalComponents, useTemplateRef } from 'vue';

    type Props<Tag extends keyof GlobalComponents> = InstanceType<GlobalComponents[Tag]>['$props'];
    export const start: Props<'freight-start'> = {
      tab: 'send',
      inline: true,
      onFreightNavigate: (event) => console.log(event.detail.to.length),
      onClick: () => {},
    };
    const element = useTemplateRef<InstanceType<GlobalComponents['freight-track']>>('track');
    export const order: string | undefined = element.value?.orderId;
    // @ts-expect-error The element has no tab of this name.
    export const tab: Props<'freight-start'> = { tab: 'both' };
    // @ts-expect-error The attribute is misspelt.
    export const attribute: Props<'freight-start'> = { taab: 'send' };
    // @ts-expect-error The event has no such field.
    export const event: Props<'freight-start'> = { onFreightNavigate: ({ detail }) => detail.price };
  `,
  'svelteTemplate.mts': `
    import '@freight/kit/svelte';
    import type { SvelteHTMLElements as Elements } from 'svelte/elements';

    export const start: Elements['freight-start'] = {
      tab: 'send',
      inline: true,
      class: 'wide',
      'onfreight-navigate': (event) => console.log(event.detail.to.length, event.currentTarget.tab),
      'on:freight-tab-changed': ({ detail }) => console.log(detail.tab.length),
    };
    // @ts-expect-error The element has no tab of this name.
    export const tab: Elements['freight-start'] = { tab: 'both' };
    // @ts-expect-error The attribute is misspelt.
    export const attribute: Elements['freight-start'] = { taab: 'send' };
    // @ts-expect-error The event has no such field.
    export const event: Elements['freight-start'] = { 'onfreight-navigate': ({ detail }) => detail.price };
  `,
};

/** The compiler's errors for all of them, and for the typings themselves, line by line. */
let errors: string[];
beforeAll(async () => {
  errors = (await compileAsHost(files)).trim().split('\n');
});

it.each([
  ['JSX of React', 'react.tsx'],
  ['JSX of Preact', 'preact.tsx'],
  ['JSX of Solid', 'solid.tsx'],
  ['JSX of Vue', 'vue.tsx'],
  ['templates of Vue, which look among the global components', 'vueTemplate.mts'],
  ['templates of Svelte, which look among its elements', 'svelteTemplate.mts'],
])('types the tags, their attributes and their events in %s, and refuses what is wrong [E3]', (_, file) => {
  expect(errors.filter((line) => line.startsWith(`${file}(`))).toEqual([]);
});

it('has typings for the frameworks that are right in themselves', () => {
  const own = Object.keys(files).map((file) => `${file}(`);
  expect(errors.filter((line) => line && !own.some((start) => line.startsWith(start)))).toEqual([]);
});
