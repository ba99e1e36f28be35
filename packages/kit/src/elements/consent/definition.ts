import { type ElementDefinition, navigateEvent } from '#bridge/definition.ts';

export const definition = {
  tag: 'freight-consent',
  summary: 'The cookie banner with three equally easy choices; it appears while none is stored.',
  attributes: {
    open: { type: 'boolean', description: 'Shows the banner again, to change a choice made earlier.' },
  },
  events: {
    'freight-navigate': navigateEvent,
    'freight-consent-given': {
      detail: { choice: 'string' },
      description: 'What was chosen: `all`, `necessary` or `none`.',
    },
  },
  parts: { banner: 'The banner.' },
  everywhere: 'last',
} as const satisfies ElementDefinition;
