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

/** Whether a schema describes a request; defaults make requests differ from answers. */
const isSent = (name: string): boolean =>
  /Request$|Query$|Change$|^(?:createFromRoute|additionalData|priceLocation|(?:un)?subscribe\w*Transport|cancelTransport)$/.test(
    name,
  );

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
    io,
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ jsonSchema }) => {
      // Clients read only the fields they know: additional ones are allowed.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return all as Record<string, JsonSchema>;
}

/** Every schema of the contract as JSON Schema, each referring to the others by name. */
export function schemaComponents(): Record<string, JsonSchema> {
  const [sent, answered] = [toJson('input'), toJson('output')];
  const names = Object.keys(answered).sort();
  return Object.fromEntries(
    names.map((name) => {
      const key = name.charAt(0).toLowerCase() + name.slice(1);
      const { $schema, $id, id, ...schema } = (isSent(key) ? sent : answered)[name] ?? {};
      return [name, schema];
    }),
  );
}

export const refTo = (name: SchemaName): JsonSchema => ({
  $ref: `#/components/schemas/${componentName(name)}`,
});

/** Only the schemas that a document refers to, directly or through others. */
export function neededComponents(document: unknown): Record<string, JsonSchema> {
  const all = schemaComponents();
  const needed = new Set<string>();
  const look = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (needed.has(name)) continue;
      needed.add(name);
      look(all[name]);
    }
  };
  look(document);
  return Object.fromEntries(Object.entries(all).filter(([name]) => needed.has(name)));
}
