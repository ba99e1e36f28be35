import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DescribedAttribute, DescribedElement } from './describe.ts';
import { tagPageOf } from './tagPage.ts';
import { defaultOf, type Token } from './tokens.ts';

const manifest = join(import.meta.dirname, '..', 'package.json');

const named = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([name, description]) => ({ name, description }));

const attributeOf = ({ name, type, description, default: fallback, isBoolean }: DescribedAttribute) => ({
  name,
  description,
  ...(fallback !== undefined && { default: fallback }),
  required: false,
  value: { kind: isBoolean ? 'no-value' : 'plain', type: type.split(' | '), required: !isBoolean },
});

const elementOf = (element: DescribedElement) => ({
  name: element.tag,
  description: element.summary,
  'doc-url': tagPageOf(element.tag),
  attributes: element.attributes.map(attributeOf),
  slots: named(element.slots),
  js: {
    properties: element.attributes.map(({ property, type, description, default: fallback }) => ({
      name: property,
      description,
      type: type.split(' | '),
      ...(fallback !== undefined && { default: fallback }),
    })),
    events: element.events.map(({ name, detail, description }) => ({
      name,
      description,
      type: `CustomEvent<${detail}>`,
    })),
  },
  css: { parts: named(element.parts) },
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
            description: `${token.description} Default: \`${defaultOf(token)}\`.`,
          })),
        },
      },
    },
    null,
    2,
  );
}
