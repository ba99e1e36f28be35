import type { z } from 'zod';
import { HttpError } from './httpError.ts';

/**
 * The input as its schema describes it, trimmed and with defaults. Throws `HttpError` 400 otherwise:
 * with `messages[path]` when the first fault's path (`weight`, `pickupLocation.coordinates`, or a parent of it)
 * is named there, else with a sentence that names the field.
 */
export function validate<S extends z.ZodType>(
  schema: S,
  input: unknown,
  messages: Record<string, string> = {},
): z.output<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const path = (issue?.path ?? []).map(String);
  for (let length = path.length; length > 0; length -= 1) {
    const message = messages[path.slice(0, length).join('.')];
    if (message !== undefined) throw new HttpError(400, message);
  }
  const field = path.length === 0 ? 'The request body' : `The field ${path.join('.')}`;
  throw new HttpError(400, `${field} is missing or not valid`);
}
