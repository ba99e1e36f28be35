import { type ElementDefinition, priceShownEvent } from '#bridge/definition.ts';

/** Of sending, for each element that shows it in place. */
export const sendingEvents = {
  'freight-step-changed': {
    detail: { step: 'number' },
    description: 'The wizard shows another step, 1 to 5.',
  },
  'freight-price-shown': priceShownEvent,
  'freight-order-created': {
    detail: { orderId: 'string', transportId: 'string', price: 'number', reference: 'string' },
    description:
      'The order exists; a host may start its own payment now. The price is in SEK; `reference` is what the page has given, or empty.',
  },
  'freight-wizard-left': {
    detail: {},
    description: 'The person left by the back arrow; the draft is discarded.',
  },
  'freight-receipt-printed': {
    detail: { orderId: 'string' },
    description: 'The receipt was sent to the printer.',
  },
} as const satisfies ElementDefinition['events'];
