import { ApiError, serverMessage } from '@freight/client';
import { limits } from '@freight/contract';
import type { strings } from './strings/en.ts';

export type FieldName = 'email' | 'password' | 'repeat';

export interface Entries {
  email: string;
  password: string;
  /** Only where sign-up asks for the password twice (OPEN-18). */
  repeat?: string;
}

/** What is wrong: one of our texts, `network`, or the server's own words; under a field or for the whole form. */
export interface Problem {
  text: keyof typeof strings | 'network' | { said: string };
  field?: FieldName;
  /** Where to put the focus. */
  focus: FieldName;
}

const firstEmpty = ({ email, password, repeat }: Entries): FieldName | undefined => {
  if (!email.trim()) return 'email';
  if (!password.trim()) return 'password';
  return repeat !== undefined && !repeat.trim() ? 'repeat' : undefined;
};

/** [AUTH-12] [SIGNUP-06] */
export function checkLogin(entries: Entries): Problem | undefined {
  const empty = firstEmpty(entries);
  return empty && { text: 'validation.fillAllFields', focus: empty };
}

/** [SIGNUP-06] [SIGNUP-07] [SIGNUP-11]; `isEmail` is the browser's judgement of the e-mail field [SIGNUP-09]. */
export function checkSignUp(entries: Entries, isEmail: boolean): Problem | undefined {
  const { password, repeat } = entries;
  const incomplete = checkLogin(entries);
  if (incomplete) return incomplete;
  if (!isEmail) return under('email', 'validation.emailInvalid');
  if (password.length < limits.passwordLength) return under('password', 'validation.passwordTooShort');
  if (repeat !== undefined && repeat !== password) return under('repeat', 'validation.passwordsDiffer');
  return undefined;
}

const under = (field: FieldName, text: keyof typeof strings): Problem => ({ text, field, focus: field });

/** [AUTH-25] to [AUTH-30] */
export function loginProblem(error: unknown): Problem {
  if (!(error instanceof ApiError)) return { text: 'network', focus: 'password' };
  if (error.status === 401) return { text: 'login.invalid', focus: 'password' };
  // The client's own words, not a server's: signed in, and then nobody was there (OPEN-33).
  if (error.message === 'User not found') return { text: 'login.userNotFound', focus: 'email' };
  return { text: said(error, 'Login failed') ?? 'login.failed', focus: 'password' };
}

/** [SIGNUP-16] to [SIGNUP-19] */
export function signUpProblem(error: unknown): Problem {
  if (!(error instanceof ApiError)) return { text: 'network', focus: 'email' };
  if (error.status === 409) return under('email', 'signUp.exists');
  return {
    text: said(error, 'Failed to create account. Please try again.') ?? 'signUp.failed',
    focus: 'email',
  };
}

/** An answer of 200 that is no success has its words in the error, or the client's fallback for them. */
function said(error: ApiError, fallback: string): { said: string } | undefined {
  const message = error.status === 200 && error.message !== fallback ? error.message : serverMessage(error);
  return error.message === fallback || !message ? undefined : { said: message };
}
