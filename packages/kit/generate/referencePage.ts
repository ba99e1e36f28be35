import { commonParts, type DescribedElement } from './describe.ts';
import { code, table } from './markdown.ts';
import type { Token } from './tokens.ts';

const named = (head: string, texts: Readonly<Record<string, string>>) =>
  Object.keys(texts).length === 0
    ? []
    : [
        table(
          [head, 'what it is'],
          Object.entries(texts).map(([name, text]) => [code(name), text]),
        ),
      ];

function section({ tag, summary, attributes, events, ownParts, slots }: DescribedElement): string {
  return [
    `## ${code(`<${tag}>`)}\n`,
    `${summary}\n`,
    table(
      ['attribute', 'property', 'type', 'default', 'what it does'],
      attributes.map(({ name, property, type, default: fallback, description }) => [
        code(name),
        code(property),
        code(type),
        fallback === undefined ? '' : code(fallback),
        description,
      ]),
    ),
    table(
      ['event', 'detail', 'cancelable', 'when'],
      events.map(({ name, detail, cancelable, description }) => [
        code(name),
        code(detail),
        cancelable ? 'yes' : '',
        description,
      ]),
    ),
    ...named('part', ownParts),
    ...named('slot', slots),
  ].join('\n');
}

/** `docs/elements.md`: every tag with its attributes, events, parts and slots, and the theming tokens. */
export function referencePageOf(elements: readonly DescribedElement[], tokens: readonly Token[]): string {
  return [
    '<!-- Generated from the definitions of the elements by `npm run generate`; changes are lost. -->\n',
    '# The elements\n',
    'Attributes work as in HTML: a boolean is true when it is present, and removing an attribute restores its default.',
    'Every event bubbles and crosses shadow roots, so one listener on the document receives them all.',
    'How to put the elements on a page: [embed.md](embed.md).\n',
    ...elements.map(section),
    '## Parts of every element\n',
    'Style them by `::part()`, where an element shows such a thing.\n',
    ...named('part', commonParts),
    '## Theming tokens\n',
    'Set them on `:root`, on an element, or anywhere between; an element only reads them.\n',
    table(
      ['token', 'what it is', 'light', 'dark'],
      tokens.map(({ name, description, light, dark }) => [code(name), description, code(light), code(dark)]),
    ),
  ].join('\n');
}
