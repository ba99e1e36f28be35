import { type ElementDefinition, navigateEvent } from '#bridge/definition.ts';

export const definition = {
  tag: 'freight-start',
  summary: 'The track-and-send card: track a package, or choose two addresses and send one.',
  attributes: {
    tab: {
      type: ['track', 'send'],
      default: 'track',
      description:
        'The tab that is open at first; each has a first frame of its own, which takes typing at once.',
      changesFirstFrame: true,
    },
    inline: {
      type: 'boolean',
      description:
        'Shows tracking details and the whole sending flow in place, instead of going to pages of the host.',
    },
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
        'Two valid addresses were chosen and sending was asked for; the distance is the great circle.',
    },
  },
  parts: { card: 'The card with its two tabs.' },
  firstFrame: true,
} as const satisfies ElementDefinition;
