import { type ElementDefinition, navigateEvent } from '#bridge/definition.ts';

export const definition = {
  tag: 'freight-sign-in',
  summary: 'The login and sign-up dialogs.',
  attributes: {
    open: {
      type: ['login', 'sign-up'],
      description: 'The dialog that is open; removed when it closes.',
    },
    reason: {
      type: 'string',
      description:
        'A sentence above the form with the reason for asking, set by a script; ignored in markup, removed when the dialog closes.',
    },
  },
  events: {
    'freight-navigate': navigateEvent,
    'freight-signed-in': { detail: { userId: 'string' }, description: 'The person is signed in.' },
    'freight-signed-up': {
      detail: {},
      description: 'An account was created and a mail is on its way.',
    },
    'freight-sign-in-closed': { detail: {}, description: 'The dialog was closed without signing in.' },
  },
  parts: { dialog: 'The dialog.' },
  everywhere: 'last',
} as const satisfies ElementDefinition;
