import type { ErrorCode } from '@freight/client';
import { limits } from '@freight/contract';
import { type FormProblem, formProblem } from '#api/account/formProblem.ts';
import type { SettingsText } from './settingsTexts.ts';

export type PasswordField = 'current' | 'new' | 'repeat';

/** As typed; `current` is missing for social accounts. */
export type Passwords = Record<'new' | 'repeat', string> & { current?: string };

export type PasswordProblem = FormProblem<SettingsText, PasswordField>;

/** All filled in, then alike, then long enough (OPEN-86) [SETTINGS-15] [SETTINGS-16] [SETTINGS-17]. */
export function checkPasswords(passwords: Passwords): PasswordProblem | undefined {
  const { current, new: next, repeat } = passwords;
  // The login treats a password of only spaces as an empty field, so no account may have one.
  if (current !== undefined && !current.trim()) return { field: 'current', text: 'password.incomplete' };
  if (!next.trim()) return { field: 'new', text: 'password.incomplete' };
  if (!repeat.trim()) return { field: 'repeat', text: 'password.incomplete' };
  if (next !== repeat) return { field: 'repeat', text: 'password.differ' };
  if (next.length < limits.passwordLength) return { field: 'new', text: 'password.tooShort' };
  return undefined;
}

/** Refusals that belong to a field. */
const known: Readonly<Partial<Record<ErrorCode, PasswordProblem>>> = {
  passwordWrong: { field: 'current', text: 'password.wrong' },
  passwordTooShort: { field: 'new', text: 'password.tooShort' },
};

/** [SETTINGS-22] [SETTINGS-23] */
export function passwordProblem(error: unknown, asksForCurrent: boolean): PasswordProblem {
  const problem = formProblem<SettingsText, PasswordField>(error, 'password.failed', known);
  return problem.field === 'current' && !asksForCurrent ? { text: problem.text } : problem;
}

/** The sign-in is too old for a first password [S5]. */
export const needsFreshLogin = ({ text }: PasswordProblem): boolean =>
  typeof text === 'object' && text.code === 'freshLoginNeeded';
