import { ApiError, createAccounts } from '@freight/client';
import { pageApi } from '#api/calls/pageApi.ts';
import { complain } from '#platform/leaving/complain.ts';
import { pageSession } from '#session/session.ts';
import { askForCode } from '#session/signingIn/codeStep.ts';
import { takeParameters } from '#session/signingIn/pageParameters.ts';

interface Tokens {
  token: string;
  refreshToken: string;
}

/** The parameters of a provider's callback; empty text for missing ones. */
export interface Callback {
  error: string;
  token: string;
  refreshToken: string;
  /** In place of tokens, for an account whose second factor is on. */
  secondFactorToken: string;
}

/** Tokens found in an address that this page has exchanged: a second exchange would end the sign-in. */
const exchanged = new WeakMap<Callback, Tokens>();

/**
 * The result: `refused` by the provider, with its own message or an empty one; `missing` credentials; `profile` when
 * the server's answer has no user; `unexpected` when there was no answer.
 */
export type SignInOutcome =
  | { kind: 'success'; userId: string }
  /** This tab started no social sign-in, so another person may have sent the address. `accept` signs in. */
  | { kind: 'asked'; name: string; email: string; accept: () => Promise<SignInOutcome> }
  /** The provider has confirmed the sign-in; the code of the second factor is still missing. */
  | { kind: 'code'; ask: () => void }
  | { kind: 'refused'; error: string }
  | { kind: 'missing' | 'profile' | 'unexpected' };

export type FailureKind = Exclude<SignInOutcome['kind'], 'success' | 'asked' | 'code'>;

/** Milliseconds a failure stays before the page goes home [CALLBACK-06] [CALLBACK-12] [CALLBACK-14] [CALLBACK-16]. */
export const delays: Readonly<Record<FailureKind, number>> = {
  refused: 3000,
  missing: 2000,
  profile: 3000,
  unexpected: 3000,
};

/** A provider's error is cut to the length of a sentence. */
const longestError = 200;

/** Replaces an error from the address that is not plain. */
const unknownError = '?';

/**
 * A short plain sentence, or a code of OAuth: letters, spaces and what joins words, so neither an address nor a number to
 * call.
 */
const plainError = /^(?=.{1,60}$)\p{L}+(?:[ _'’-]\p{L}+)*[.!]?$/u;

/**
 * The callback of the attributes; missing values are taken out of the page's address (OPEN-34) [CALLBACK-01]. Anyone
 * can craft an address, so only plain errors from it are shown.
 */
export function takeCallback(attributes: Partial<Callback>, page: Window): Callback {
  const taken = takeParameters(['error', 'token', 'refreshToken', 'secondFactorToken'], attributes, page);
  const error = taken.error.trim();
  const isShown = attributes.error !== undefined || error === '' || plainError.test(error);
  return isShown ? taken : { ...taken, error: unknownError };
}

function shortened(text: string): string {
  const signs = [...text.trim()];
  return signs.length > longestError ? `${signs.slice(0, longestError).join('')}…` : signs.join('');
}

/**
 * Signs the visitor in, or asks first when this tab has not started a social sign-in; an error takes precedence over
 * tokens (OPEN-34). Never rejects.
 */
export async function complete(callback: Callback, isExpected: boolean): Promise<SignInOutcome> {
  const { error, token, refreshToken, secondFactorToken } = callback;
  if (error === unknownError) return { kind: 'refused', error: '' };
  if (error.trim()) return { kind: 'refused', error: shortened(error) };
  if (secondFactorToken.trim()) return { kind: 'code', ask: () => askForCode(secondFactorToken) };
  if (!token.trim() || !refreshToken.trim()) return { kind: 'missing' };
  try {
    const accounts = pageApi(createAccounts);
    const tokens = exchanged.get(callback) ?? (await accounts.exchange({ token, refreshToken }));
    exchanged.set(callback, tokens);
    const person = isExpected ? undefined : await accounts.personOf(tokens);
    if (person === null) return { kind: 'profile' };
    if (person === undefined || person._id === pageSession().userId()) return await signIn(tokens);
    const { firstName, lastName, email } = person;
    const name = `${firstName} ${lastName}`.trim() || email;
    return { kind: 'asked', name, email, accept: () => signIn(tokens) };
  } catch (failure) {
    return failed(failure);
  }
}

async function signIn(tokens: Tokens): Promise<SignInOutcome> {
  try {
    const { _id } = await pageApi(createAccounts).signInWithTokens(tokens);
    return { kind: 'success', userId: _id };
  } catch (failure) {
    return failed(failure);
  }
}

function failed(failure: unknown): SignInOutcome {
  complain('The social sign-in could not be completed.', failure, 'error');
  return { kind: failure instanceof ApiError ? 'profile' : 'unexpected' };
}
