import { type ElementDefinition, navigateEvent } from '#bridge/definition.ts';

export const definition = {
  tag: 'freight-address-book',
  summary: "The signed-in customer's saved addresses and parcels: to find, add, change, remove and import.",
  attributes: {},
  events: {
    'freight-navigate': navigateEvent,
    'freight-address-book-changed': {
      detail: { addresses: 'number', parcels: 'number' },
      description: 'Something was saved or removed; the numbers are how many there are now.',
    },
  },
  parts: { addresses: 'The saved addresses.', parcels: 'The saved parcels.', entry: 'One of them.' },
} as const satisfies ElementDefinition;
