import { NetworkError, serverMessage } from '@freight/client';
import { limits } from '@freight/contract';
import type { ResetText } from './resetTexts.ts';

export type FieldName = 'email' | 'password' | 'repeat';

/** What is wrong, in our words or the server's; under a field, or for the whole form. */
export interface Problem {
  text: ResetText | { said: string };
  field?: FieldName;
  /** The line is down: said in addition. */
  isOffline?: boolean;
}

/** A link that will not work the next time either. */
export type DeadLink = 'invalid' | 'used' | 'expired';

/** `isEmail` is the browser's judgement of the field. */
export function checkEmail(email: string, isEmail: boolean): Problem | undefined {
  if (!email.trim()) return { field: 'email', text: 'forgot.emailRequired' };
  return isEmail ? undefined : { field: 'email', text: 'forgot.emailInvalid' };
}

/** All filled in, then alike, then long enough, as wherever a password is set (OPEN-86) [PWD-03]. */
export function checkPasswords(password: string, repeat: string): Problem | undefined {
  // The login takes a password of nothing but spaces for an empty field, so nobody may get one.
  if (!password.trim()) return { field: 'password', text: 'reset.incomplete' };
  if (!repeat.trim()) return { field: 'repeat', text: 'reset.incomplete' };
  if (password !== repeat) return { field: 'repeat', text: 'reset.differ' };
  if (password.length < limits.passwordLength) return { field: 'password', text: 'reset.tooShort' };
  return undefined;
}

/** Sentences of the reference API that we have in every language; others are shown as they are (OPEN-30). */
const known: Readonly<Record<string, Problem>> = {
  'Please enter a valid email address': { field: 'email', text: 'forgot.emailInvalid' },
  'Password must be at least 8 characters': { field: 'password', text: 'reset.tooShort' },
};

const deadLinks: Readonly<Record<string, DeadLink>> = {
  'Invalid reset link.': 'invalid',
  'This reset link has already been used.': 'used',
  'This reset link has expired.': 'expired',
};

/** What became of a call that failed; `otherwise` for a server without words. */
export function problemOf(error: unknown, otherwise: ResetText): Problem {
  const said = serverMessage(error);
  if (!said) return { text: otherwise, isOffline: error instanceof NetworkError };
  const problem = Object.hasOwn(known, said) ? known[said] : undefined;
  return problem ?? { text: { said } };
}

/** Undefined when the failure is not the link's. */
export function deadLinkOf(error: unknown): DeadLink | undefined {
  const said = serverMessage(error) ?? '';
  return Object.hasOwn(deadLinks, said) ? deadLinks[said] : undefined;
}
