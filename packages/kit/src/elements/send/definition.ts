import {
  type ElementDefinition,
  helpSlot,
  isolatedAttribute,
  navigateEvent,
  resetMethod,
} from '#bridge/definition.ts';
import { sendingEvents } from '#elements/send/events/definition.ts';
import { prefillAttributes, prefillMethod } from '#elements/send/prefill/definition.ts';

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
    ...prefillAttributes,
  },
  events: {
    'freight-navigate': navigateEvent,
    ...sendingEvents,
  },
  methods: {
    prefill: prefillMethod('FreightSendProperties'),
    reset: resetMethod,
  },
  parts: { card: 'The card that asks for the addresses.', wizard: 'The five steps.' },
  slots: { help: helpSlot },
} as const satisfies ElementDefinition;
