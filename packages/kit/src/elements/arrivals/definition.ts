import { type ElementDefinition, navigateEvent } from '#bridge/definition.ts';

export const definition = {
  tag: 'freight-arrivals',
  summary:
    'A board of what comes today and tomorrow, in large type, for a screen in a hall that nobody touches.',
  attributes: {
    board: {
      type: 'string',
      description:
        'The token of the board; without it, what the page’s address has after `#board=`, else the customer’s boards.',
    },
  },
  events: { 'freight-navigate': navigateEvent },
  parts: { board: 'The board.', arrival: 'One delivery on it.' },
} as const satisfies ElementDefinition;
