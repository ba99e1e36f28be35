import {
  afterStatusSlot,
  type ElementDefinition,
  headlineEvent,
  helpSlot,
  isolatedAttribute,
  navigateEvent,
  resetMethod,
} from '#bridge/definition.ts';

export const definition = {
  tag: 'freight-track',
  summary: 'Asks for a package ID and shows where the package is, live.',
  attributes: {
    'order-id': {
      type: 'string',
      description: 'Shows this order immediately instead of asking for a package ID.',
      changesFirstFrame: true,
    },
    'share-token': {
      type: 'string',
      description: 'Shows what the link with this token shows; the token is behind the `#` of its address.',
      changesFirstFrame: true,
    },
    isolated: isolatedAttribute,
  },
  events: {
    'freight-navigate': navigateEvent,
    'freight-headline-changed': headlineEvent,
    'freight-tracking-loaded': {
      detail: { orderId: 'string', status: 'string' },
      description: 'Tracking details arrived, first or again after a live change.',
    },
    'freight-tracking-failed': {
      detail: { message: 'string', status: 'number' },
      description: 'Tracking details could not be shown; `status` is 0 without an answer.',
    },
  },
  methods: {
    reset: resetMethod,
    track: {
      parameters: 'orderId: string',
      description: 'Shows where this package is; the events report whether it was found.',
    },
  },
  parts: {
    card: 'The card that asks for the package ID.',
    details: 'The tracking details.',
    map: 'The map with the route.',
  },
  slots: { help: helpSlot, 'after-status': afterStatusSlot },
  firstFrame: true,
} as const satisfies ElementDefinition;
