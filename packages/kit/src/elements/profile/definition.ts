import { type ElementDefinition, navigateEvent, resetMethod } from '#bridge/definition.ts';

export const definition = {
  tag: 'freight-profile',
  summary: "The signed-in customer's photo, name, phone and address, to look at and to change.",
  attributes: {},
  events: {
    'freight-navigate': navigateEvent,
    'freight-profile-updated': { detail: {}, description: 'The profile or its photo was saved.' },
    'freight-account-deleted': {
      detail: {},
      description: "The account was deleted by the host's own function, passed to `configure()`.",
    },
  },
  methods: {
    reset: resetMethod,
  },
  parts: { photo: 'The photo panel.', details: 'The panel with the personal information.' },
} as const satisfies ElementDefinition;
