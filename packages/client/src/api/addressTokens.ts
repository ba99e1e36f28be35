import { firstPaths } from '@freight/contract';
import { ApiError } from '#errors/apiError.ts';
import type { Http, RequestOptions } from '#http/http.ts';
import { readTokens } from '#http/refresh.ts';
import type { Tokens } from '#session/session.ts';

/**
 * Exchanges tokens from an address for fresh ones, so that those in a history or a log are worthless. Returns the
 * original ones when the API does not exchange them.
 */
export async function exchangeTokens(
  http: Http,
  tokens: Tokens,
  options: Pick<RequestOptions, 'signal'> = {},
): Promise<Tokens> {
  try {
    const answer = await http.post(firstPaths.refreshToken, { refreshToken: tokens.refreshToken }, options);
    return readTokens(answer) ?? tokens;
  } catch (error) {
    if (error instanceof ApiError) return tokens;
    throw error;
  }
}
