import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DescribedElement } from './describe.ts';
import { eventTable, methodTable, namesTable } from './elementTables.ts';
import { lifeCell } from './life.ts';
import { code, table } from './markdown.ts';
import { tokenNames } from './tokens.ts';

const elementsFolder = join(import.meta.dirname, '..', 'src', 'elements');

/** The part of a README between its introduction and its behaviour. */
const generatedPart = /## Attributes\n[\s\S]*?\n## Behaviour\n/;

const notice = '<!-- Generated from definition.ts by `npm run generate`, down to the tokens. -->';

/** The theming tokens that the css below an element's folder reads. */
async function ownTokens(folder: string): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.css'));
  const css = (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('');
  return [...(await tokenNames())].filter(([own]) => css.includes(`var(${own})`)).map(([, token]) => token);
}

function tokensIn(own: readonly string[]): string {
  const link = '[theming tokens](../../../../../docs/elements.md#theming-tokens)';
  if (own.length === 0) return `Its controls read the ${link}.`;
  return `Its own css reads ${own.map(code).join(', ')}; its controls read the other ${link}.`;
}

const slotsIntroduction =
  '## Slots\n\nBesides the [slots of every element](../../../../../docs/elements.md#slots-of-every-element):\n';

async function generated(
  { tag, attributes, events, methods, ownParts, ownSlots }: DescribedElement,
  folder: string,
) {
  return [
    `## Attributes\n\n${notice}\n`,
    table(
      ['attribute', 'since', 'type', 'default', 'what it does'],
      attributes.map(({ name, life, type, isProperty, default: fallback, description }) => [
        isProperty ? `${code(name)} (property)` : code(name),
        lifeCell(life),
        code(type),
        fallback ? code(fallback) : '',
        description,
      ]),
    ),
    '## Events\n',
    eventTable(events),
    '## Methods\n',
    'Each returns a promise: [methods](../../../../../docs/methods.md).\n',
    methodTable(methods),
    '## Parts\n',
    `Besides the [parts of every element](../../../../../docs/elements.md#parts-of-every-element):\n`,
    namesTable('part', tag, ownParts),
    ...(Object.keys(ownSlots).length > 0 ? [slotsIntroduction, namesTable('slot', tag, ownSlots)] : []),
    `## Tokens\n\n${tokensIn(await ownTokens(folder))}\n`,
    '## Behaviour\n',
  ].join('\n');
}

/** For an element without a README: its headings, and its summary as the introduction. */
const newReadme = ({ tag, summary }: DescribedElement) =>
  `# \`<${tag}>\`\n\n${summary}\n\n## Attributes\n\n## Behaviour\n\n${summary}\n\n## Example\n\n\`\`\`html live\n<${tag}></${tag}>\n\`\`\`\n`;

/**
 * The README of an element: the tables of its definition, between an introduction and a behaviour that are written by
 * hand. Created for a new element; throws for one without the two headings.
 */
export async function readmeOf(element: DescribedElement): Promise<[path: string, content: string]> {
  const name = element.tag.replace('freight-', '');
  const folder = join(elementsFolder, name);
  const text = await readFile(join(folder, 'README.md'), 'utf8').catch(() => newReadme(element));
  if (!generatedPart.test(text))
    throw new Error(`The README of ${element.tag} needs the headings Attributes and Behaviour.`);
  const part = await generated(element, folder);
  return [`packages/kit/src/elements/${name}/README.md`, text.replace(generatedPart, () => part)];
}
