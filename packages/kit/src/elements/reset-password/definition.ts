import { type ElementDefinition, navigateEvent, resetMethod } from '#bridge/definition.ts';

export const definition = {
  tag: 'freight-reset-password',
  summary:
    'A new password by mail: asks for the address, or, on the page the mail links to, for the password.',
  attributes: {
    token: { type: 'string', description: "The link's token; without it the page's `token` parameter." },
  },
  events: {
    'freight-navigate': navigateEvent,
    'freight-password-requested': {
      detail: {},
      description: 'A link was requested; the answer is the same whether the account exists or not.',
    },
    'freight-password-reset': { detail: {}, description: 'The account has a new password.' },
  },
  methods: {
    reset: resetMethod,
  },
  parts: { card: 'The card with the form.' },
  everywhere: 'first',
} as const satisfies ElementDefinition;
