import { type ErrorCode, errorCode } from '@freight/client';
import { limits } from '@freight/contract';
import { type FormProblem, formProblem } from '#api/account/formProblem.ts';
import type { ResetText } from './strings/index.ts';

export type FieldName = 'email' | 'password' | 'repeat';

export type ResetProblem = FormProblem<ResetText, FieldName>;

/** A link that will not work the next time either. */
export type DeadLink = 'invalid' | 'used' | 'expired';

/** `isEmail` is the browser's judgement of the field. */
export function checkEmail(email: string, isEmail: boolean): ResetProblem | undefined {
  if (!email.trim()) return { field: 'email', text: 'forgot.emailRequired' };
  return isEmail ? undefined : { field: 'email', text: 'forgot.emailInvalid' };
}

/** All filled in, then alike, then long enough, as in every form that sets a password (OPEN-86) [PWD-03]. */
export function checkPasswords(password: string, repeat: string): ResetProblem | undefined {
  // The login treats a password of only spaces as an empty field, so no account may have one.
  if (!password.trim()) return { field: 'password', text: 'reset.incomplete' };
  if (!repeat.trim()) return { field: 'repeat', text: 'reset.incomplete' };
  if (password !== repeat) return { field: 'repeat', text: 'reset.differ' };
  if (password.length < limits.passwordLength) return { field: 'password', text: 'reset.tooShort' };
  return undefined;
}

/** Refusals that belong to a field (OPEN-30). */
const known: Readonly<Partial<Record<ErrorCode, ResetProblem>>> = {
  emailInvalid: { field: 'email', text: 'forgot.emailInvalid' },
  passwordTooShort: { field: 'password', text: 'reset.tooShort' },
};

const deadLinks: Readonly<Partial<Record<ErrorCode, DeadLink>>> = {
  resetLinkInvalid: 'invalid',
  resetLinkUsed: 'used',
  resetLinkExpired: 'expired',
};

/** The problem of a failed call; `otherwise` when the server sent no message. */
export const problemOf = (error: unknown, otherwise: ResetText): ResetProblem =>
  formProblem(error, otherwise, known);

/** Undefined when the failure is not about the link. */
export function deadLinkOf(error: unknown): DeadLink | undefined {
  return deadLinks[errorCode(error)];
}
