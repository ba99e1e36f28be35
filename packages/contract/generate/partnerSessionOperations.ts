import { linkedPaths, paths } from '@freight/contract';
import { group } from './operation.ts';

const tokenRefusals = [
  'partnerTokenInvalid',
  'partnerTokenClaim',
  'partnerTokenElsewhere',
  'partnerTokenExpired',
  'partnerTokenUsed',
] as const;

/** Sessions of persons whom a partner has signed in. */
export const partnerSessionOperations = group({ tag: 'Sessions by partners', capability: 'partnerSessions' })(
  {
    startPartnerSession: {
      call: `POST ${paths.partnerSession}`,
      summary:
        'Exchanges the token of a partner for a session (RFC 8693), once, and only for pages of the partner; a refusal also has `error` and `error_description`',
      form: 'partnerSessionRequest',
      answers: [{ description: 'The session, without a refresh token.', schema: 'partnerSessionAnswer' }],
      refusals: ['grantTypeUnsupported', ...tokenRefusals, 'tooManyAttempts'],
    },
    endPartnerSessions: {
      call: `POST ${linkedPaths.partnerLogout}`,
      summary: 'Ends the sessions of a person, called by the server of the partner',
      form: 'partnerLogoutRequest',
      answers: [{ description: 'Also for a person without sessions.', schema: 'messageAnswer' }],
      refusals: [...tokenRefusals, 'tooManyAttempts'],
    },
  },
);
