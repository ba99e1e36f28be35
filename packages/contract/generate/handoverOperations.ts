import { linkedPaths, paths } from '@freight/contract';
import { group } from './operation.ts';

const reading = group({ tag: 'Handover', token: 'optional', capability: 'handover' })({
  readHandovers: {
    call: `POST ${paths.handovers}`,
    summary: 'How an order is handed over, and each attempt at the door',
    body: 'handoversRequest',
    answers: [{ description: 'The kind, the code and the attempts.', schema: 'handoversAnswer' }],
    refusals: [
      'transportNotFound',
      'packageNotFound',
      'handoverNotAllowed',
      'tooManyAttempts',
      'noToken',
      'unauthorized',
      'tokenExpired',
    ],
  },
});

const picture = group({ tag: 'Handover', capability: 'handover' })({
  readHandoverPicture: {
    call: `GET ${linkedPaths.handoverPicture('{id}')}`,
    summary: 'A picture or a signature, by the address in its attempt, which works for an hour',
    query: {
      until: { description: 'When the address ends.', required: true },
      signature: { description: 'Of the picture and that time.', required: true },
    },
    answers: [{ description: 'The picture.', type: 'image/webp' }],
    refusals: ['imageNotFound'],
  },
});

export const handoverOperations = [...reading, ...picture];
