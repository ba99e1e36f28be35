import { type ElementDefinition, navigateEvent, openMenuMethod } from '#bridge/definition.ts';

export const definition = {
  tag: 'freight-language',
  summary: 'A menu with all languages; the choice applies to every element of the page.',
  attributes: {},
  events: {
    'freight-navigate': navigateEvent,
    'freight-language-changed': {
      detail: { language: 'string' },
      description: 'Another language was chosen, such as `sv`.',
    },
  },
  methods: {
    open: openMenuMethod,
  },
  parts: { button: 'The button with the current language.', menu: 'The open menu.' },
} as const satisfies ElementDefinition;
