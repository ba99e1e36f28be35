import {
  type ElementDefinition,
  headlineEvent,
  isolatedAttribute,
  navigateEvent,
} from '#bridge/definition.ts';

export const definition = {
  tag: 'freight-start',
  summary: 'The track-and-send card: track a package, or choose two addresses and send one.',
  attributes: {
    tab: {
      type: ['track', 'send'],
      default: 'track',
      description:
        'The tab that is open at first; each has its own first frame, which accepts typing immediately.',
      changesFirstFrame: true,
    },
    inline: {
      type: 'boolean',
      description:
        'Shows tracking details and the whole sending flow in place, instead of going to pages of the host.',
    },
    isolated: isolatedAttribute,
  },
  events: {
    'freight-navigate': navigateEvent,
    'freight-tab-changed': {
      detail: { tab: 'string' },
      description: 'The other tab was opened: `track` or `send`.',
    },
    'freight-route-chosen': {
      detail: { distanceKm: 'number' },
      description:
        'Two valid addresses were chosen and sending was requested; the distance is the great circle.',
    },
    // With `inline`, the events of the elements that are shown in place.
    'freight-headline-changed': headlineEvent,
    'freight-tracking-loaded': {
      detail: { orderId: 'string', status: 'string' },
      description: 'Tracking details arrived, first or again after a live change.',
    },
    'freight-tracking-failed': {
      detail: { message: 'string', status: 'number' },
      description: 'Tracking details could not be shown; `status` is 0 without an answer.',
    },
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
  parts: { card: 'The card with its two tabs.' },
  firstFrame: true,
} as const satisfies ElementDefinition;
