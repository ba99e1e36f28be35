import { type ElementDefinition, navigateEvent } from '#bridge/definition.ts';

export const definition = {
  tag: 'freight-order-success',
  summary: 'The screen after ordering: order number, live status, driver, receipt.',
  attributes: {
    'order-id': {
      type: 'string',
      description:
        'The order to show; without it the order that was just created, or the one being followed.',
    },
  },
  events: {
    'freight-navigate': navigateEvent,
    'freight-receipt-printed': {
      detail: { orderId: 'string' },
      description: 'The receipt was sent to the printer.',
    },
  },
  parts: { card: 'The success card.' },
} as const satisfies ElementDefinition;
