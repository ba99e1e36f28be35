import { ApiError, rejectedLocally } from '#errors/apiError.ts';
import type { messages } from '#errors/codes.ts';
import { fieldsOf } from '#fields/fields.ts';
import type { RequestOptions } from '#http/http.ts';

export type Options = Pick<RequestOptions, 'signal'>;

/** Trims a path value; an empty one is refused with the code. */
export function required(id: string, code: keyof typeof messages): string {
  const trimmed = id.trim();
  if (!trimmed) throw rejectedLocally(code);
  return trimmed;
}

/**
 * The `data` of an answer; throws the code when it is empty. An answer that is not JSON throws `invalidAnswer`: it was
 * cut short or does not come from the API.
 */
export function found(answer: unknown, code: keyof typeof messages): unknown {
  if (typeof answer === 'string') throw new ApiError({ status: 200, data: answer, code: 'invalidAnswer' });
  const { data } = fieldsOf(answer);
  if (!data) throw new ApiError({ status: 404, data: answer, code });
  return data;
}

/** What was read from an answer; a successful answer without it cannot be used. */
export function complete<Read>(read: Read | undefined, answer: unknown): Read {
  if (!read) throw new ApiError({ status: 200, data: answer, code: 'invalidAnswer' });
  return read;
}
