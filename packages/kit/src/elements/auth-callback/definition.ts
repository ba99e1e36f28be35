import { type ElementDefinition, navigateEvent } from '#bridge/definition.ts';

export const definition = {
  tag: 'freight-auth-callback',
  summary: 'The return page of a social sign-in: signs in and goes home.',
  attributes: {
    token: {
      type: 'string',
      description: "The provider sign-in's token; without it the page's `token` parameter.",
    },
    'refresh-token': {
      type: 'string',
      description: "Its refresh token; without it the page's `refreshToken` parameter.",
    },
    error: {
      type: 'string',
      description:
        "Why it failed, shown as it is; without it the page's `error` parameter, if it is a known one.",
    },
  },
  events: {
    'freight-navigate': navigateEvent,
    'freight-signed-in': { detail: { userId: 'string' }, description: 'The person is signed in.' },
    'freight-sign-in-failed': {
      detail: { message: 'string' },
      description: 'The sign-in failed; `message` is the text the person sees.',
    },
  },
  parts: { card: 'The card with the progress and the outcome.' },
  everywhere: 'first',
} as const satisfies ElementDefinition;
