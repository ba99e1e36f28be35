import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as schemas from '@freight/contract/schemas';
import { z } from 'zod';
import type { SchemaName } from './operation.ts';

export type JsonSchema = { [key: string]: unknown };

const source = join(import.meta.dirname, '..', 'src', 'schemas');

/** The comments in front of the schemas, without requirement ids. */
function readDescriptions(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of globSync('*.ts', { cwd: source })) {
    const text = readFileSync(join(source, file), 'utf8');
    for (const [, comment = '', name = ''] of text.matchAll(
      /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+)/g,
    )) {
      const words = comment
        .replace(/\s*\n?\s*\*\s/g, ' ')
        .replace(/ ?(?:\[[A-Z]+-\d+\](?: to )?|\((?:OPEN-\d+|B§\d+)\))/g, '');
      found.set(name, words.replace(/\s+/g, ' ').trim());
    }
  }
  return found;
}

export const componentName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Every schema of the contract as JSON Schema, each referring to the others by name. */
function toJson(io: 'input' | 'output'): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string; description?: string }>();
  const descriptions = readDescriptions();
  for (const [name, schema] of Object.entries(schemas)) {
    if (!(schema instanceof z.ZodType)) continue;
    const description = descriptions.get(name);
    registry.add(schema, { id: componentName(name), ...(description && { description }) });
  }
  const { schemas: all } = z.toJSONSchema(registry, {
    target: 'draft-2020-12',
    metadata: registry,
    io,
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ jsonSchema }) => {
      // Clients read only the fields they know: additional ones are allowed.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return Object.fromEntries(
    Object.entries(all).map(([name, { $schema, $id, id, ...schema }]) => [name, schema as JsonSchema]),
  );
}

/** As requests have them, where a field with a default may be left out, and as answers have them. */
export const sentComponents = toJson('input');
const answeredComponents = toJson('output');

export const refTo = (name: SchemaName): JsonSchema => ({
  $ref: `#/components/schemas/${componentName(name)}`,
});

/** The names of the schemas that a part of a document refers to, directly or through others. */
function namesIn(part: unknown, all: Record<string, JsonSchema>, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (!found.has(name)) namesIn(all[name], all, found.add(name));
  }
  return found;
}

/** Only the schemas that a document refers to; those of its requests as requests have them. */
export function neededComponents(document: unknown, sent: readonly SchemaName[]): Record<string, JsonSchema> {
  const isSent = namesIn(sent.map(refTo), sentComponents);
  const all = Object.fromEntries(
    Object.keys(sentComponents)
      .sort()
      .map((name) => [name, (isSent.has(name) ? sentComponents : answeredComponents)[name] ?? {}]),
  );
  const needed = namesIn(document, all);
  return Object.fromEntries(Object.entries(all).filter(([name]) => needed.has(name)));
}
