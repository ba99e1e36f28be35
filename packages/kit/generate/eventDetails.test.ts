import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { eventsOf, type FieldTypes } from '#bridge/definition.ts';
import { definitions } from '#elements/definitions.ts';

/**
 * What `event.detail` may hold, and why that reveals no name, address, number or whereabouts. Every script of a page
 * can listen to events, and hosts pass them on to their analytics.
 */
const allowed: Record<string, string> = {
  orderId: 'names an order to those who may see it',
  transportId: 'names an order to those who may see it',
  userId: 'names an account to the API alone',
  status: "the order's status, or the number of a failed answer",
  headline: 'how an order stands, in the words the person reads',
  arrival: 'when it arrives, not where',
  message: 'why something failed, in the words the person reads',
  price: 'for a payment of the host’s own',
  reference: 'the name of the order that the page has given itself',
  distanceKm: 'how far, not from where to where',
  to: 'a screen of the kit',
  params: "the values of that screen's address: an order's number",
  tab: 'what is open',
  step: 'what is open',
  page: 'what is open',
  totalItems: 'how many orders',
  ordered: 'how many',
  left: 'how many',
  addresses: 'how many are saved',
  parcels: 'how many are saved',
  document: 'which of two documents',
  choice: 'the answer to the cookie question',
  language: 'the language of the page',
};

it('events contain no personal data, and every field they contain has its reason', () => {
  const events = definitions.flatMap((definition) => Object.entries(definition.events));
  const held = new Set(events.flatMap(([, { detail }]) => Object.keys(detail)));
  expect([...held].sort()).toEqual(Object.keys(allowed).sort());
  const failures = events.filter(([, { detail }]) => 'message' in detail).map(([name]) => name);
  // Sentences of an API about something that went well may name people.
  expect(failures.filter((name) => !name.endsWith('-failed'))).toEqual([]);
});

const schemas = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'event-details.schema.json'), 'utf8'),
) as object;

describe.each(definitions.map((definition) => ({ tag: definition.tag, events: eventsOf(definition) })))(
  'the schemas of the details of $tag',
  ({ events }) => {
    const ajv = new Ajv2020().addSchema(schemas, 'events');
    const takes = (name: string, detail: object) => ajv.validate(`events#/$defs/${name}`, detail);
    const samples: FieldTypes = { string: 'FR7K', number: 2, boolean: true, record: { orderId: 'FR7K' } };

    it.each(Object.entries(events))('take what %s holds, and nothing else', (name, { detail }) => {
      const right = Object.fromEntries(Object.entries(detail).map(([field, type]) => [field, samples[type]]));
      expect(takes(name, right)).toBe(true);
      expect(takes(name, { ...right, address: 'Storgatan 1' })).toBe(false);
      for (const field of Object.keys(detail)) {
        expect(takes(name, { ...right, [field]: null })).toBe(false);
        expect(takes(name, { ...right, [field]: undefined })).toBe(false);
      }
    });
  },
);
