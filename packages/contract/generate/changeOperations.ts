import { linkedPaths, paths } from '@freight/contract';
import { group } from './operation.ts';

/** Of an own order, and of the order of a link. */
const subjectRefusals = [
  'transportNotFound',
  'packageNotFound',
  'changesNotAllowed',
  'tooManyAttempts',
] as const;
const tokenRefusals = ['noToken', 'unauthorized', 'tokenExpired'] as const;

const calls = group({ tag: 'Changes', token: 'optional', capability: 'changes' })({
  readChanges: {
    call: `POST ${paths.changesOfOrder}`,
    summary: 'What can be changed about an order under way, and what has been',
    body: 'changesRequest',
    answers: [{ description: 'The kinds and the changes.', schema: 'changesAnswer' }],
    refusals: [...subjectRefusals, ...tokenRefusals],
  },
  quoteChange: {
    call: `POST ${paths.changeQuote}`,
    summary: 'What a change costs, and when the goods would arrive with it',
    body: 'changeQuoteRequest',
    answers: [{ description: 'The fee and the arrival.', schema: 'changeQuoteAnswer' }],
    refusals: [...subjectRefusals, ...tokenRefusals, 'changeTooLate', 'addressElsewhere'],
  },
  sendChangePicture: {
    call: `POST ${paths.changePictures}`,
    summary: 'Stores a picture of a place to leave the goods at; the same file again has the same id',
    body: 'changePictureRequest',
    answers: [{ description: 'The picture.', schema: 'changePictureAnswer' }],
    refusals: [...subjectRefusals, ...tokenRefusals, 'imageInvalid', 'changeTooLate', 'tooManyPictures'],
  },
  requestChange: {
    call: `POST ${paths.changes}`,
    summary: 'Asks for a change; repeated with the same key it stores one',
    body: 'changeRequest',
    answers: [
      { status: 201, description: 'The kinds and the changes, this one included.', schema: 'changesAnswer' },
      { description: 'The same, where the key was used before.', schema: 'changesAnswer' },
    ],
    refusals: [
      ...subjectRefusals,
      ...tokenRefusals,
      'addressElsewhere',
      'changeTooLate',
      'changeDiffers',
      'changedMeanwhile',
      'feeDiffers',
      'changePictureMissing',
      'tooManyChanges',
    ],
  },
  withdrawChange: {
    call: `POST ${paths.changeWithdrawal}`,
    summary: 'Takes back a change that waits',
    body: 'withdrawRequest',
    answers: [{ description: 'The kinds and the changes.', schema: 'changesAnswer' }],
    refusals: [...subjectRefusals, ...tokenRefusals, 'changeDecided'],
  },
});

const picture = group({ tag: 'Changes', capability: 'changes' })({
  readChangePicture: {
    call: `GET ${linkedPaths.changePicture('{id}')}`,
    summary: 'A picture, by the `pictureUrl` of its change, which works for an hour',
    query: {
      until: { description: 'When the address ends.', required: true },
      signature: { description: 'Of the picture and that time.', required: true },
    },
    answers: [{ description: 'The picture.', type: 'image/webp' }],
    refusals: ['imageNotFound'],
  },
});

export const changeOperations = [...calls, ...picture];
