import { ApiError, rejectedLocally } from '#errors/apiError.ts';
import type { RequestOptions } from '#http/http.ts';
import { fieldsOf } from './fields.ts';

export type Options = Pick<RequestOptions, 'signal'>;

/** A path value without blanks around it; an empty one is refused with the message. */
export function required(id: string, message: string): string {
  const trimmed = id.trim();
  if (!trimmed) throw rejectedLocally(message);
  return trimmed;
}

/** The `data` of an answer; an empty one is as good as not found. */
export function found(answer: unknown, message: string): unknown {
  const { data } = fieldsOf(answer);
  if (!data) throw new ApiError({ status: 404, data: answer, message });
  return data;
}
