import type { z } from 'zod';
import { HttpError } from '#http/httpError.ts';
import { isStorable } from '#http/storableText.ts';
import { validate } from '#http/validate.ts';

/** What a socket sent, as its schema describes it. Throws `HttpError` 400 for anything else. */
export function readPayload<S extends z.ZodType>(schema: S, payload: unknown): z.output<S> {
  requireStorable(payload);
  return validate(schema, payload);
}

/** Throws `HttpError` 400 for texts the database refuses. */
export function requireStorable(payload: unknown): void {
  if (!isStorable(payload)) {
    throw new HttpError('textNotStorable');
  }
}
