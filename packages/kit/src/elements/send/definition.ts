import { type ElementDefinition, isolatedAttribute, navigateEvent } from '#bridge/definition.ts';

export const definition = {
  tag: 'freight-send',
  summary:
    'The sending flow: addresses if none are chosen, five steps, order creation and the success screen.',
  attributes: {
    step: {
      type: 'number',
      description:
        "Moves the wizard back to this step, 1 to 5, when it is at a later one; for hosts that keep the steps in the browser's history.",
    },
    isolated: isolatedAttribute,
  },
  events: {
    'freight-navigate': navigateEvent,
    'freight-step-changed': {
      detail: { step: 'number' },
      description: 'The wizard shows another step, 1 to 5.',
    },
    'freight-order-created': {
      detail: { orderId: 'string', transportId: 'string', price: 'number' },
      description: 'The order exists; a host may start its own payment now. The price is in SEK.',
    },
    'freight-wizard-left': {
      detail: {},
      description: 'The person left by the back arrow; the draft is discarded.',
    },
    'freight-receipt-printed': {
      detail: { orderId: 'string' },
      description: 'The receipt was sent to the printer.',
    },
  },
  parts: { card: 'The card that asks for the addresses.', wizard: 'The five steps.' },
} as const satisfies ElementDefinition;
