import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DescribedAttribute, DescribedElement } from './describe.ts';
import { described, type Life, lifeOf } from './life.ts';
import { tagPageOf } from './tagPage.ts';
import { defaultOf, type Token } from './tokens.ts';
import { eventType } from './typings.ts';

const manifest = join(import.meta.dirname, '..', 'package.json');

/** A description; the format has only a mark for what is deprecated. */
const about = (text: string, life: Life) => ({
  description: described(text, life).description,
  ...(life.deprecation && { deprecated: true }),
});

const named = (kind: 'parts' | 'slots', tag: string, texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([name, text]) => ({ name, ...about(text, lifeOf(kind, tag, name)) }));

const attributeOf = ({
  name,
  type,
  description,
  default: fallback,
  isBoolean,
  life,
}: DescribedAttribute) => ({
  name,
  ...about(description, life),
  ...(fallback !== undefined && { default: fallback }),
  required: false,
  value: { kind: isBoolean ? 'no-value' : 'plain', type: type.split(' | '), required: !isBoolean },
});

const elementOf = (element: DescribedElement) => ({
  name: element.tag,
  ...about(element.summary, element.life),
  'doc-url': tagPageOf(element.tag),
  attributes: element.attributes.filter(({ isProperty }) => !isProperty).map(attributeOf),
  slots: named('slots', element.tag, element.slots),
  js: {
    properties: element.attributes.map(({ property, type, description, default: fallback, life }) => ({
      name: property,
      ...about(description, life),
      type: type.split(' | '),
      ...(fallback !== undefined && { default: fallback }),
    })),
    events: element.events.map(({ name, detail, description, life }) => ({
      name,
      ...about(description, life),
      type: `${eventType(name)}<${detail}>`,
    })),
  },
  css: { parts: named('parts', element.tag, element.parts) },
});

/** `web-types.json`: the tags and tokens for the editors of JetBrains. */
export function webTypesOf(elements: readonly DescribedElement[], tokens: readonly Token[]): string {
  const { name, version } = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string; version: string };
  return JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/web-types',
      name,
      version,
      'js-types-syntax': 'typescript',
      'description-markup': 'markdown',
      contributions: {
        html: { elements: elements.map(elementOf) },
        css: {
          properties: tokens.map((token) => ({
            name: token.name,
            ...about(
              `${token.description} Default: \`${defaultOf(token)}\`.`,
              lifeOf('tokens', '', token.name),
            ),
          })),
        },
      },
    },
    null,
    2,
  );
}
