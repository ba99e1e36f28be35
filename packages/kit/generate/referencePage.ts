import { globalSlots } from '#bridge/definition.ts';
import { commonParts, type DescribedElement } from './describe.ts';
import { eventTable, methodTable, namesTable } from './elementTables.ts';
import { lifeCell, lifeOf, lifeText } from './life.ts';
import { code, table } from './markdown.ts';
import type { Token } from './tokens.ts';

const named = (head: 'part' | 'slot', tag: string, texts: Readonly<Record<string, string>>) =>
  Object.keys(texts).length === 0 ? [] : [namesTable(head, tag, texts)];

function section({
  tag,
  summary,
  life,
  attributes,
  events,
  methods,
  ownParts,
  ownSlots,
}: DescribedElement): string {
  return [
    `## ${code(`<${tag}>`)}\n`,
    `${summary} ${lifeText(life)}\n`,
    table(
      ['attribute', 'since', 'property', 'type', 'default', 'what it does'],
      attributes.map(({ name, life, property, type, default: fallback, description }) => [
        code(name),
        lifeCell(life),
        code(property),
        code(type),
        fallback === undefined ? '' : code(fallback),
        description,
      ]),
    ),
    eventTable(events),
    methodTable(methods),
    ...named('part', tag, ownParts),
    ...named('slot', tag, ownSlots),
  ].join('\n');
}

/** `docs/elements.md`: every tag with its attributes, events, parts and slots, and the theming tokens. */
export function referencePageOf(elements: readonly DescribedElement[], tokens: readonly Token[]): string {
  return [
    '<!-- Generated from the definitions of the elements by `npm run generate`; changes are lost. -->\n',
    '# The elements\n',
    'Attributes work as in HTML: a boolean is true when it is present, and removing an attribute restores its default.',
    'Every event bubbles and crosses shadow roots, so one listener on the document receives them all.',
    'Every method returns a promise, and works before the code has loaded: [methods.md](methods.md).',
    'How to put the elements on a page: [embed.md](embed.md).\n',
    ...elements.map(section),
    '## Parts of every element\n',
    'Style them by `::part()`, where an element shows such a thing.\n',
    ...named('part', 'every', commonParts),
    '## Slots of every element\n',
    'Put your own markup into them; your page styles it: [your own places](own-words.md#your-own-places).\n',
    ...named('slot', 'every', globalSlots),
    '## Theming tokens\n',
    'Set them on `:root`, on an element, or anywhere between; an element only reads them.\n',
    table(
      ['token', 'since', 'what it is', 'light', 'dark'],
      tokens.map(({ name, description, light, dark }) => [
        code(name),
        lifeCell(lifeOf('tokens', '', name)),
        description,
        code(light),
        code(dark),
      ]),
    ),
  ].join('\n');
}
