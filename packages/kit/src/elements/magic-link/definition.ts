import { type ElementDefinition, navigateEvent } from '#bridge/definition.ts';

export const definition = {
  tag: 'freight-magic-link',
  summary: 'The page the verification mail links to: verifies, signs in and goes home.',
  attributes: {
    token: { type: 'string', description: "The link's token; without it the page's `token` parameter." },
    email: {
      type: 'string',
      description: "The link's e-mail address; without it the page's `email` parameter.",
    },
    stay: {
      type: 'boolean',
      description:
        'Keeps a failed link on screen, with the way to a new one; without it the person goes home.',
    },
  },
  events: {
    'freight-navigate': navigateEvent,
    'freight-signed-in': {
      detail: { userId: 'string' },
      description: 'The address is verified and its owner signed in.',
    },
    'freight-verification-failed': { detail: { message: 'string' }, description: 'The link did not work.' },
  },
  parts: { card: 'The card with the progress and the outcome.' },
  everywhere: 'first',
} as const satisfies ElementDefinition;
