import { type ElementDefinition, navigateEvent } from '#bridge/definition.ts';

export const definition = {
  tag: 'freight-toasts',
  summary: 'Short messages that appear over the page and disappear automatically.',
  attributes: {
    position: {
      type: ['top-right', 'top-left', 'bottom-right', 'bottom-left'],
      default: 'top-right',
      description: 'The corner the messages appear in.',
    },
    duration: { type: 'number', default: 5000, description: 'Milliseconds until a message disappears.' },
  },
  events: { 'freight-navigate': navigateEvent },
  parts: { toast: 'One message.' },
  everywhere: 'last',
} as const satisfies ElementDefinition;
