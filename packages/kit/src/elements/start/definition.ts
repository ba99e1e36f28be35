import {
  type ElementDefinition,
  headlineEvent,
  helpSlot,
  isolatedAttribute,
  navigateEvent,
  resetMethod,
} from '#bridge/definition.ts';
import { sendingEvents } from '#elements/send/events/definition.ts';
import { prefillAttributes, prefillMethod } from '#elements/send/prefill/definition.ts';

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
    ...prefillAttributes,
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
    ...sendingEvents,
  },
  methods: {
    open: {
      parameters: "tab?: 'track' | 'send'",
      description: 'Opens a tab of the card: sending, unless another one is named.',
    },
    prefill: prefillMethod('FreightStartProperties'),
    reset: resetMethod,
    track: {
      parameters: 'orderId: string',
      description: 'Looks for a package, as if its ID had been typed and sent.',
    },
  },
  parts: { card: 'The card with its two tabs.' },
  slots: { help: helpSlot },
  firstFrame: true,
} as const satisfies ElementDefinition;
