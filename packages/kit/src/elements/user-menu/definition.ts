import { type ElementDefinition, navigateEvent } from '#bridge/definition.ts';

export const definition = {
  tag: 'freight-user-menu',
  summary: "Log in and sign up buttons, or the signed-in person's menu.",
  attributes: {},
  events: {
    'freight-navigate': navigateEvent,
    'freight-signed-out': { detail: {}, description: 'The person logged out.' },
  },
  methods: {
    open: {
      description: 'Opens the menu, or the sign-in dialog where no one is signed in.',
    },
  },
  parts: {
    button: 'The button with the initials.',
    menu: 'The open menu.',
    guest: 'Log in and sign up.',
    login: 'The log in button.',
    'sign-up': 'The sign up button, which a narrow bar may hide.',
  },
} as const satisfies ElementDefinition;
