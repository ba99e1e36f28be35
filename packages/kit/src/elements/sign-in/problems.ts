import { ApiError, serverMessage } from '@freight/client';
import { limits } from '@freight/contract';
import type { FormProblem } from '#api/account/formProblem.ts';
import type { Failure } from '#i18n/explain.ts';
import type { strings } from './strings/en.ts';

export type FieldName = 'email' | 'password' | 'repeat';

export interface Entries {
  email: string;
  password: string;
  /** Only where sign-up asks for the password twice (OPEN-18). */
  repeat?: string;
}

/** What is wrong: one of our texts, `network`, or the server's message; under a field or for the whole form. */
export interface Problem extends FormProblem<keyof typeof strings | 'network', FieldName> {
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
  // The client's own error, not the server's: the login succeeded, but no user was found afterwards (OPEN-33).
  if (error.code === 'userNotFound') return { text: 'login.userNotFound', focus: 'email' };
  return { text: serverFailure(error, 'loginFailed') ?? 'login.failed', focus: 'password' };
}

/** [SIGNUP-16] to [SIGNUP-19] */
export function signUpProblem(error: unknown): Problem {
  if (!(error instanceof ApiError)) return { text: 'network', focus: 'email' };
  if (error.status === 409) return under('email', 'signUp.exists');
  return { text: serverFailure(error, 'signUpFailed') ?? 'signUp.failed', focus: 'email' };
}

/** The server's message, unless the error is only the client's own fallback. */
function serverFailure(error: ApiError, fallback: ApiError['code']): Failure | undefined {
  const message = serverMessage(error);
  return error.code === fallback || !message ? undefined : { code: error.code, said: message };
}
