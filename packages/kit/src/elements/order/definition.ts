import {
  afterStatusSlot,
  type ElementDefinition,
  headlineEvent,
  isolatedAttribute,
  navigateEvent,
} from '#bridge/definition.ts';

export const definition = {
  tag: 'freight-order',
  summary: 'One order of the signed-in customer: map, live status, driver, freight, invoice and waybill.',
  attributes: {
    'order-id': {
      type: 'string',
      description: 'The order, by its `_id` or its order number.',
    },
    isolated: isolatedAttribute,
  },
  events: {
    'freight-navigate': navigateEvent,
    'freight-headline-changed': headlineEvent,
    'freight-order-loaded': {
      detail: { orderId: 'string', status: 'string' },
      description: 'The order arrived, first or again after a live change.',
    },
    'freight-order-failed': {
      detail: { message: 'string', status: 'number' },
      description: 'The order could not be shown; `status` is 0 without an answer.',
    },
    'freight-document-opened': {
      detail: { orderId: 'string', document: 'string' },
      description: 'A document was shown or downloaded: `invoice` or `waybill`.',
    },
    'freight-help-requested': {
      detail: { orderId: 'string' },
      description: 'The help button of a delivered order was used.',
    },
  },
  slots: { 'after-status': afterStatusSlot },
  parts: {
    map: 'The map with the route.',
    details: 'Everything about the order.',
    dialog: 'The invoice, and what has to be read before going on.',
  },
} as const satisfies ElementDefinition;
