import { exchangeGrant, latePaths, partnerTokenType } from '@freight/contract';
import type { Core } from '#core/core.ts';
import { ApiError } from '#errors/apiError.ts';
import { fieldsOf, text } from '#fields/fields.ts';
import { parseBody } from '#http/body.ts';
import type { RequestOptions } from '#http/http.ts';
import { claimsOf } from '#session/token.ts';

/** Calls of an API with the capability `partnerSessions`. */
export const createPartnerSessions = ({ send }: Pick<Core, 'send'>) => ({
  /**
   * Exchanges the token of a partner, which can be used once, for an access token. `userId` is empty if the access token
   * does not name its person. Rejects with `ApiError` when the API refuses it.
   */
  async exchange(
    partnerToken: string,
    { signal }: Pick<RequestOptions, 'signal'> = {},
  ): Promise<{ token: string; userId: string }> {
    const body = new URLSearchParams({
      grant_type: exchangeGrant,
      subject_token: partnerToken,
      subject_token_type: partnerTokenType,
    });
    // Without the session's token: it may be the one that is to be replaced.
    const response = await send('POST', latePaths.partnerSession, { body, bearer: '', signal });
    const data = parseBody(await response.text());
    const token = text(fieldsOf(data).access_token);
    if (!token) throw new ApiError({ status: response.status, data, code: 'loginFailed' });
    return { token, userId: text(claimsOf(token)?.userId) };
  },
});
