import { type ElementDefinition, navigateEvent, resetMethod } from '#bridge/definition.ts';

export const definition = {
  tag: 'freight-settings',
  summary: 'The password and the facts of the account.',
  attributes: {},
  events: {
    'freight-navigate': navigateEvent,
    'freight-password-changed': { detail: {}, description: 'The account has a new password.' },
  },
  methods: {
    reset: resetMethod,
  },
  parts: {
    user: 'The card of the person.',
    security: 'The password block.',
    account: 'The account block.',
    mails: 'The choice of mails about orders.',
    'second-factor': 'The block about two-step login.',
    'sign-ins': 'The list of devices that are logged in.',
  },
} as const satisfies ElementDefinition;
