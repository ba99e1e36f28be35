import { paths } from '@freight/contract';
import { ApiError } from '#errors/apiError.ts';
import type { Http, RequestOptions } from '#http/http.ts';
import { readTokens } from '#http/refresh.ts';
import type { Tokens } from '#session/session.ts';

/**
 * Exchanges tokens that came in an address for fresh ones, so that what stands in a history or a log is worth
 * nothing. An API that does not exchange them handed out tokens that last: those are answered.
 */
export async function exchangeTokens(
  http: Http,
  tokens: Tokens,
  options: Pick<RequestOptions, 'signal'> = {},
): Promise<Tokens> {
  try {
    const answer = await http.post(paths.refreshToken, { refreshToken: tokens.refreshToken }, options);
    return readTokens(answer) ?? tokens;
  } catch (error) {
    if (error instanceof ApiError) return tokens;
    throw error;
  }
}
