import { type ElementDefinition, isolatedAttribute, navigateEvent } from '#bridge/definition.ts';

export const definition = {
  tag: 'freight-orders',
  summary: "The signed-in customer's orders: active and delivered, by month, page by page.",
  attributes: {
    tab: {
      type: ['active', 'delivered'],
      default: 'active',
      description: 'The tab that is open at first.',
    },
    'in-address': {
      type: 'boolean',
      description:
        'Keeps what is looked for behind the `#` of the page’s address, over a reload and the way back.',
    },
    isolated: isolatedAttribute,
  },
  events: {
    'freight-navigate': navigateEvent,
    'freight-tab-changed': {
      detail: { tab: 'string' },
      description: 'The other tab was opened: `active` or `delivered`.',
    },
    'freight-orders-loaded': {
      detail: { tab: 'string', page: 'number', totalItems: 'number' },
      description: 'A page of orders arrived.',
    },
    'freight-orders-failed': {
      detail: { message: 'string', status: 'number' },
      description: 'The orders could not be fetched; `status` is 0 without an answer.',
    },
  },
  parts: { list: 'The list of orders.', order: 'One order.' },
  slots: { empty: 'In place of what a list without orders shows.' },
} as const satisfies ElementDefinition;
