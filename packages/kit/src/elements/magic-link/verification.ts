import type { ErrorCode } from '@freight/client';
import type { Failure } from '#i18n/errorTexts.ts';
import { pageAccounts } from '#runtime/accounts.ts';
import { takeParameters } from '#runtime/pageParameters.ts';
import { shared } from '#runtime/runtime.ts';

export interface Link {
  token: string;
  email: string;
}

/**
 * What came of a link. `invalid`, `used` and `expired` will not work the next time either, `unknown` may;
 * `told` is a refusal only the server has words for; `signIn` means verified, yet not signed in.
 */
export type Outcome =
  | { kind: 'verified'; userId: string }
  | { kind: 'invalid' | 'used' | 'expired' | 'unknown' | 'signIn' }
  | { kind: 'told'; failure: Failure };

/** Refusals that have a translation, and what the client says when the server has said nothing [MAGIC-12]. */
const known: Readonly<Partial<Record<ErrorCode, Outcome>>> = {
  verificationLinkInvalid: { kind: 'invalid' },
  verificationLinkUsed: { kind: 'used' },
  verificationLinkExpired: { kind: 'expired' },
  verificationFailed: { kind: 'unknown' },
};

/** The link of the attributes, what they lack taken out of the page's address [MAGIC-01]. */
export const takeLink = (attributes: Partial<Link>, page: Window): Link =>
  takeParameters(['token', 'email'], attributes, page);

/** By link: one can be used only once, so an element that is put up a second time is given the same answer. */
const verifications = shared('verifications', () => new Map<string, Promise<Outcome>>());

/** Verifies the address and signs its owner in; never rejects [MAGIC-04] [MAGIC-06] [MAGIC-11]. */
export function verify(link: Link): Promise<Outcome> {
  const key = JSON.stringify(link);
  const running = verifications.get(key) ?? use(link);
  verifications.set(key, running);
  void running.then(({ kind }) => kind === 'unknown' && verifications.delete(key));
  return running;
}

async function use({ token, email }: Link): Promise<Outcome> {
  if (!token.trim() || !email.trim()) return { kind: 'invalid' };
  try {
    const accounts = pageAccounts();
    const answer = await accounts.verifyEmail(token, email);
    if (!answer.success) {
      const { code, message } = answer;
      return known[code] ?? { kind: 'told', failure: { code, said: message } };
    }
    return await signIn(answer);
  } catch (error) {
    console.error('[freight] The e-mail address could not be verified.', error);
    return { kind: 'unknown' };
  }
}

/** The address is verified from here on, so a failure must not say that the link did not work. */
async function signIn(tokens: { token: string; refreshToken: string }): Promise<Outcome> {
  try {
    const { _id } = await pageAccounts().signInWithTokens(tokens);
    return { kind: 'verified', userId: _id };
  } catch (error) {
    console.warn('[freight] The verified person could not be signed in.', error);
    return { kind: 'signIn' };
  }
}
