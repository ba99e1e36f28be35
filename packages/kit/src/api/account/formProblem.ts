import type { ErrorCode } from '@freight/client';
import { explain, type Failure } from '#i18n/explain.ts';

/** What is wrong with a form, in our words or the server's; under a field, or for the whole form. */
export interface FormProblem<Text extends string, Field extends string> {
  text: Text | Failure;
  field?: Field;
  /** The connection is down: shown in addition to `text`. */
  isOffline?: boolean;
}

/** The problem of a failed call: one of the `known` refusals, else the server's message, else `otherwise`. */
export function formProblem<Text extends string, Field extends string>(
  error: unknown,
  otherwise: Text,
  known: Readonly<Partial<Record<ErrorCode, FormProblem<Text, Field>>>>,
): FormProblem<Text, Field> {
  const failure = explain(error);
  if (!failure.said) return { text: otherwise, isOffline: failure.cause === 'network' };
  return known[failure.code] ?? { text: failure };
}
