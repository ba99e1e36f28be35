import { ApiError } from '@freight/client';
import { pageAccounts } from '#runtime/accounts.ts';
import { takeParameters } from '#runtime/pageParameters.ts';

/** What a provider's sign-in brought back; empty text for what it did not. */
export interface Callback {
  error: string;
  token: string;
  refreshToken: string;
}

/**
 * What came of it: `refused` by the provider, in its own words; `missing` credentials; `profile` when the server's
 * answer names nobody; `unexpected` when there was no answer.
 */
export type Outcome =
  | { kind: 'success'; userId: string }
  | { kind: 'refused'; error: string }
  | { kind: 'missing' | 'profile' | 'unexpected' };

export type FailureKind = Exclude<Outcome['kind'], 'success'>;

/** Milliseconds a failure stays before the page goes home [CALLBACK-06] [CALLBACK-12] [CALLBACK-14] [CALLBACK-16]. */
export const delays: Readonly<Record<FailureKind, number>> = {
  refused: 3000,
  missing: 2000,
  profile: 3000,
  unexpected: 3000,
};

/** The address is anybody's to write: the words of a provider are a sentence, not a page. */
const longestError = 200;

/** The callback of the attributes, what they lack taken out of the page's address (OPEN-34) [CALLBACK-01]. */
export const takeCallback = (attributes: Partial<Callback>, page: Window): Callback =>
  takeParameters(['error', 'token', 'refreshToken'], attributes, page);

function shortened(text: string): string {
  const signs = [...text.trim()];
  return signs.length > longestError ? `${signs.slice(0, longestError).join('')}…` : signs.join('');
}

/** Signs the person in; an error counts even when tokens came with it (OPEN-34). Never rejects. */
export async function complete({ error, token, refreshToken }: Callback): Promise<Outcome> {
  if (error.trim()) return { kind: 'refused', error: shortened(error) };
  if (!token.trim() || !refreshToken.trim()) return { kind: 'missing' };
  try {
    const { _id } = await pageAccounts().signInWithTokens({ token, refreshToken });
    return { kind: 'success', userId: _id };
  } catch (failure) {
    console.error('[freight] The social sign-in could not be completed.', failure);
    return { kind: failure instanceof ApiError ? 'profile' : 'unexpected' };
  }
}
