import { type ElementDefinition, navigateEvent } from '#bridge/definition.ts';
import { sendingEvents } from '#elements/send/events/definition.ts';

export const definition = {
  tag: 'freight-order-sheet',
  summary:
    'Many orders from a sheet: read, priced and corrected line by line, and ordered one after the other.',
  attributes: {},
  events: {
    'freight-navigate': navigateEvent,
    'freight-order-created': sendingEvents['freight-order-created'],
    'freight-order-sheet-ended': {
      detail: { ordered: 'number', left: 'number', price: 'number' },
      description:
        'Ordering has ended; how many lines have been ordered, how many have not, and SEK for all orders.',
    },
  },
  parts: { lines: 'The lines of the sheet.', line: 'One of them.', report: 'What has been ordered.' },
} as const satisfies ElementDefinition;
