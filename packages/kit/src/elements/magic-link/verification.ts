import { createAccounts, type ErrorCode } from '@freight/client';
import { pageApi } from '#api/calls/pageApi.ts';
import type { Failure } from '#i18n/explain.ts';
import { complain } from '#platform/leaving/complain.ts';
import { shared } from '#platform/registry.ts';
import { pageSession } from '#session/session.ts';
import { takeLinkParameters } from '#session/signingIn/pageParameters.ts';

export interface Link {
  token: string;
  email: string;
}

/**
 * The result of a link. `invalid`, `used`, `passwordNeeded` (used, and the account has no password) and `expired` are
 * final; `unknown` may succeed on a retry.
 * `refused` means that there is only the server's own message. `signIn` means verified, but not signed in.
 */
export type LinkOutcome =
  | { kind: 'verified'; userId: string }
  | { kind: 'invalid' | 'used' | 'passwordNeeded' | 'expired' | 'unknown' | 'signIn' }
  | { kind: 'refused'; failure: Failure }
  | Question;

/**
 * What the visitor decides first: `asked`, because another user is signed in here and would be signed out; `choose`,
 * because the link was opened in a different browser than the sign-up, which may have been another person's. Both
 * continue with a function, so that screens never see the secrets; `choose` rejects like the call it makes.
 */
export type Question =
  | { kind: 'asked'; email: string; accept: () => Promise<LinkOutcome> }
  | {
      kind: 'choose';
      email: string;
      choose: (password: string, signal: AbortSignal) => Promise<LinkOutcome>;
    };

export const isQuestion = (outcome: LinkOutcome | undefined): outcome is Question =>
  outcome?.kind === 'asked' || outcome?.kind === 'choose';

/** Refusals that have a translation, and the client's own error when the server sent no message [MAGIC-12]. */
const known: Readonly<Partial<Record<ErrorCode, LinkOutcome>>> = {
  verificationLinkInvalid: { kind: 'invalid' },
  verificationLinkUsed: { kind: 'used' },
  passwordNeeded: { kind: 'passwordNeeded' },
  verificationLinkExpired: { kind: 'expired' },
  verificationFailed: { kind: 'unknown' },
  // Verified; the login asks for the code.
  secondFactorNeeded: { kind: 'signIn' },
};

/** The link of the attributes; missing values are taken out of the page's address [MAGIC-01]. */
export const takeLink = (attributes: Partial<Link>, page: Window): Link =>
  takeLinkParameters(['token', 'email'], attributes, page);

declare module '#platform/registry.ts' {
  interface Shared {
    verifications: Map<string, Promise<LinkOutcome>>;
  }
}

/** Results by link: a link works only once, so an element that is mounted again gets the same result. */
const verifications = () => shared('verifications', () => new Map<string, Promise<LinkOutcome>>());

/** Verifies the address and signs its owner in; never rejects [MAGIC-04] [MAGIC-06] [MAGIC-11]. */
export function verify(link: Link): Promise<LinkOutcome> {
  const key = JSON.stringify(link);
  const running = verifications().get(key) ?? use(link);
  verifications().set(key, running);
  void running.then(({ kind }) => kind === 'unknown' && verifications().delete(key));
  return running;
}

async function use({ token, email }: Link): Promise<LinkOutcome> {
  if (!token.trim() || !email.trim()) return { kind: 'invalid' };
  try {
    const accounts = pageApi(createAccounts);
    const answer = await accounts.verifyEmail(token, email);
    if (!answer.success) {
      const { code, message, passwordToken } = answer;
      if (passwordToken) return { kind: 'choose', email, choose: chooserOf(passwordToken, email) };
      return known[code] ?? { kind: 'refused', failure: { code, said: message } };
    }
    const { user } = pageSession().getState();
    const isSomebodyElse = user !== null && user.email.toLowerCase() !== email.trim().toLowerCase();
    if (isSomebodyElse) return { kind: 'asked', email, accept: () => signIn(answer) };
    return await signIn(answer);
  } catch (error) {
    complain('The e-mail address could not be verified.', error, 'error');
    return { kind: 'unknown' };
  }
}

/** Sets the password, which verifies the address, and signs in with it. */
const chooserOf = (token: string, email: string) => async (password: string, signal: AbortSignal) => {
  const accounts = pageApi(createAccounts);
  await accounts.resetPassword(token, password, { signal });
  try {
    const { _id } = await accounts.login(email, password);
    return { kind: 'verified', userId: _id } as const;
  } catch (error) {
    complain('The verified person could not be logged in.', error);
    return { kind: 'signIn' } as const;
  }
};

/** The address is already verified here, so a failure must not say that the link did not work. */
async function signIn(tokens: { token: string; refreshToken: string }): Promise<LinkOutcome> {
  try {
    const { _id } = await pageApi(createAccounts).signInWithTokens(tokens);
    return { kind: 'verified', userId: _id };
  } catch (error) {
    complain('The verified person could not be signed in.', error);
    return { kind: 'signIn' };
  }
}
