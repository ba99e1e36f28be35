import { type EventDefinition, eventsOf } from '#bridge/definition.ts';
import type { definitions } from '#elements/definitions.ts';

const fieldSchemas = {
  string: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  record: { type: 'object', additionalProperties: { type: 'string' } },
} as const satisfies Record<EventDefinition['detail'][string], object>;

const detailSchema = ({ description, detail }: EventDefinition) => ({
  description,
  type: 'object',
  properties: Object.fromEntries(Object.entries(detail).map(([field, type]) => [field, fieldSchemas[type]])),
  required: Object.keys(detail),
  additionalProperties: false,
});

/**
 * `event-details.schema.json`: a JSON Schema for the detail of each event, by its name. Throws when two elements give
 * an event of one name different details: a listener on the document could not distinguish them.
 */
export function eventSchemasOf(elements: typeof definitions): string {
  const schemas: Record<string, ReturnType<typeof detailSchema>> = {};
  for (const [name, event] of elements.flatMap((element) => Object.entries(eventsOf(element)))) {
    const schema = detailSchema(event);
    const known = schemas[name] ?? schema;
    if (JSON.stringify(known.properties) !== JSON.stringify(schema.properties))
      throw new Error(`${name} has another detail in another element.`);
    const description = [...new Set([known.description, event.description])].join(' ');
    schemas[name] = { ...known, description };
  }
  return JSON.stringify(
    {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'Details of the events',
      $defs: schemas,
    },
    null,
    2,
  );
}
