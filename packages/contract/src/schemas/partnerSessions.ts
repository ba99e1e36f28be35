import { z } from 'zod';
import { accessTokenType, exchangeGrant, partnerTokenType } from '#partnerSessions.ts';

/** The form that exchanges the token of a partner for a session, in the terms of RFC 8693. */
export const partnerSessionRequest = z.object({
  grant_type: z.literal(exchangeGrant),
  /** A JWT that the partner's server has signed. */
  subject_token: z.string().min(1).max(8192),
  subject_token_type: z.literal(partnerTokenType),
});
/** The session: `access_token` is sent as bearer token for `expires_in` seconds. There is no refresh token. */
export const partnerSessionAnswer = z.object({
  access_token: z.string(),
  issued_token_type: z.literal(accessTokenType),
  token_type: z.literal('Bearer'),
  expires_in: z.number(),
});

/** The form by which a partner's server ends sessions, in the terms of OpenID Connect Back-Channel Logout. */
export const partnerLogoutRequest = z.object({ logout_token: z.string().min(1).max(8192) });

/** The body of a refusal: as everywhere, and in the terms of RFC 6749. */
export const partnerSessionRefusal = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  error: z.string(),
  error_description: z.string(),
});

export type PartnerSessionAnswer = z.infer<typeof partnerSessionAnswer>;
