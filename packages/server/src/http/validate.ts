import type { ApiErrorCode } from '@freight/contract/errors';
import type { z } from 'zod';
import { HttpError } from './httpError.ts';

/**
 * The input as its schema describes it, trimmed and with defaults. Throws `HttpError` 400 otherwise:
 * with the code `errors[path]` when the first fault's path (`weight`, `pickupLocation.coordinates`, or a parent of it)
 * is named there, else with a sentence that names the field.
 */
export function validate<S extends z.ZodType>(
  schema: S,
  input: unknown,
  errors: Readonly<Record<string, ApiErrorCode>> = {},
): z.output<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const path = (issue?.path ?? []).map(String);
  for (let length = path.length; length > 0; length -= 1) {
    const code = errors[path.slice(0, length).join('.')];
    if (code !== undefined) throw new HttpError(code);
  }
  if (path.length === 0) throw new HttpError('bodyInvalid');
  throw new HttpError('fieldInvalid', { values: { field: path.join('.') } });
}
