import { paths } from '@freight/contract';
import { group } from './operation.ts';

/** Of an own order, and of the order of a link. */
const subjectRefusals = [
  'transportNotFound',
  'packageNotFound',
  'claimsNotAllowed',
  'tooManyAttempts',
] as const;
const tokenRefusals = ['noToken', 'unauthorized', 'tokenExpired'] as const;

export const claimOperations = group({ tag: 'Claims', token: 'optional', capability: 'claims' })({
  readClaims: {
    call: `POST ${paths.claimsOfOrder}`,
    summary: 'Until when each kind of fault can be reported, and what the caller has reported',
    body: 'claimsRequest',
    answers: [{ description: 'The kinds, and the claims with their answers.', schema: 'claimsAnswer' }],
    refusals: [...subjectRefusals, ...tokenRefusals],
  },
  sendClaimPicture: {
    call: `POST ${paths.claimPictures}`,
    summary: 'Stores a picture for the claim of the same key; the same file again has the same id',
    body: 'claimPictureRequest',
    answers: [{ description: 'The picture.', schema: 'claimPictureAnswer' }],
    refusals: [
      ...subjectRefusals,
      ...tokenRefusals,
      'imageInvalid',
      'notClaimable',
      'claimTooLate',
      'tooManyPictures',
      'tooManyRequests',
    ],
  },
  createClaim: {
    call: `POST ${paths.claims}`,
    summary: 'Reports what is wrong with a delivery; repeated with the same key it stores one claim',
    body: 'claimRequest',
    answers: [
      { status: 201, description: 'The claim.', schema: 'claimAnswer' },
      { description: 'The claim that was made by the same key before.', schema: 'claimAnswer' },
    ],
    refusals: [
      ...subjectRefusals,
      ...tokenRefusals,
      'notClaimable',
      'claimTooLate',
      'claimDiffers',
      'claimPictureMissing',
      'tooManyClaims',
    ],
  },
});
