import { afterAll, expect, it } from 'vitest';
import { definition } from '#elements/track/definition.ts';
import { deprecations } from '#platform/deprecations/deprecations.ts';
import { describeElement } from './describe.ts';
import { cssDataOf, editorDataOf } from './editorData.ts';
import { manifestOf } from './manifest.ts';
import { referencePageOf } from './referencePage.ts';
import { readTokens } from './tokens.ts';
import { domTypings } from './typings.ts';
import { webTypesOf } from './webTypes.ts';

const gone = { since: '1.3.0', instead: 'Use another.' };
const samples = {
  attributes: { 'freight-track order-id': gone },
  events: { 'freight-track freight-headline-changed': gone },
  methods: { 'freight-track track': gone },
  parts: { 'every button': gone },
  slots: { 'every help': gone },
  tokens: { '--freight-color-link': gone },
};

// Files of tests share their modules, so the samples leave with this file.
Object.assign(deprecations, samples);
afterAll(() => {
  for (const kind of Object.keys(samples)) delete deprecations[kind as keyof typeof samples];
});

const elements = [describeElement(definition)];
const tokens = await readTokens();
const sentence = 'Deprecated since 1.3.0. Use another.';

it('marks deprecated names in the types, so that an editor strikes them out [Q7]', () => {
  const types = domTypings(elements);
  for (const name of ['orderId: string', "'order-id'?:", "'freight-headline-changed':", 'track(orderId'])
    expect(types, name).toMatch(
      new RegExp(`@deprecated ${sentence}\\n *\\*/\\n *${name.replace(/[?(]/g, '\\$&')}`),
    );
  expect(types.match(/@deprecated/g)?.length).toBeLessThan(10);
});

it('marks them in the data of editors and in the reference [Q7]', () => {
  const [module] = JSON.parse(manifestOf(elements, tokens)).modules;
  const [{ attributes, events, cssParts, slots, cssProperties, members }] = module.declarations;
  type Entry = { name: string; deprecated?: string };
  const marked = [attributes, events, cssParts, slots, cssProperties, members].map((entries: Entry[]) =>
    entries.filter((entry) => entry.deprecated === sentence).map(({ name }) => name),
  );
  expect(marked).toEqual([
    ['order-id'],
    ['freight-headline-changed'],
    ['button'],
    ['help'],
    ['--freight-color-link'],
    ['orderId', 'track'],
  ]);
  const [tag] = JSON.parse(webTypesOf(elements, tokens)).contributions.html.elements;
  expect(tag.attributes.filter((entry: Entry) => entry.deprecated).map(({ name }: Entry) => name)).toEqual([
    'order-id',
  ]);
  expect(editorDataOf(elements)).toContain(sentence);
  expect(cssDataOf(tokens).split(sentence)).toHaveLength(2);
  expect(referencePageOf(elements, tokens)).toMatch(
    /\| `order-id` \| 0\.1\.0\. Deprecated since 1\.3\.0\. Use another\. \|/,
  );
});
