import { type CapabilityName, languages } from '@freight/contract';
import { type ApiErrorCode, apiErrors } from '@freight/contract/errors';
import type * as schemas from '@freight/contract/schemas';
import type { z } from 'zod';

/** A schema of the contract by its name. */
export type SchemaName = {
  [Name in keyof typeof schemas]: (typeof schemas)[Name] extends z.ZodType ? Name : never;
}[keyof typeof schemas];

export interface Answer {
  /** Defaults to 200. */
  status?: number;
  description: string;
  schema?: SchemaName | readonly SchemaName[];
  /** The media type of an answer that is not JSON; also of JSON that has no schema. */
  type?: string;
}

/** What the calls under one heading have in common; a call may differ. */
interface Shared {
  tag: string;
  /** `required`: 401 without a token; `optional`: the answer depends on it. */
  token?: 'required' | 'optional';
  /** Only of an API that offers it. */
  capability?: CapabilityName;
}

export interface Call extends Partial<Shared> {
  /** The method and the path with its parameters in braces: `GET /api/v1/transport/{id}`. */
  call: `${'GET' | 'POST' | 'PATCH' | 'DELETE'} ${string}`;
  summary: string;
  query?: Readonly<Record<string, { description: string; required?: true; type?: 'number' }>>;
  querySchema?: SchemaName;
  headers?: Readonly<Record<string, string>>;
  body?: SchemaName;
  /** Whether a body that its schema does not describe is answered like any other. */
  takesAnyBody?: true;
  /** The fields of a form without files. */
  form?: SchemaName;
  /** The name of the one file of a form. */
  upload?: string;
  answers: readonly Answer[];
  /**
   * Codes of its own refusals, each with `{success: false, message, code}`. Those of any call, of a missing token and
   * of a body or query that its schema does not describe come besides.
   */
  refusals?: readonly ApiErrorCode[];
}

export interface Operation extends Call, Shared {
  tag: string;
  id: string;
}

/** Calls by their ids, with what all of them have in common. */
export const group =
  (shared: Shared) =>
  (calls: Readonly<Record<string, Call>>): Operation[] =>
    Object.entries(calls).map(([id, call]) => ({ id, ...shared, ...call }));

/** The method in lower case and the path, in which `paths` has encoded the braces. */
export function methodAndPath({ call }: Call): [method: string, path: string] {
  const [method = '', path = ''] = decodeURIComponent(call).split(' ');
  return [method.toLowerCase(), path];
}

/** The codes of all languages: `sv`, `en` or `de`. */
export const anyLanguage = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  languages.map((code) => `\`${code}\``),
);

/** Refusals that any call may receive. */
export const commonRefusals: readonly ApiErrorCode[] = [
  'requestInvalid',
  'addressInvalid',
  'textNotStorable',
  'bodyEmpty',
  'bodyNotJson',
  'bodyLengthWrong',
  'requestTooLarge',
  'requestNotJson',
  'notFound',
  'origin-not-allowed',
  'key-unknown',
  'sandboxed-page',
  'tooManyAttempts',
  'unavailable',
  'restarting',
];

/** Of a call that tries a secret. */
export const attemptRefusals = ['tooManyAttempts', 'tooManyRequests'] as const;

/** Of a call for a price. */
export const priceRefusals = [
  'pickupRequired',
  'dropoffRequired',
  'weightRequired',
  'tooNear',
  'noRoute',
  'addressElsewhere',
  'piecesInvalid',
  'pieceTooLong',
] as const;

/** The refusals of a call with their statuses, those that follow from its body, query and token included. */
export function refusalsByStatus(operation: Operation): Map<number, readonly ApiErrorCode[]> {
  const { refusals = [], token, body, form, takesAnyBody, querySchema } = operation;
  const codes = new Set<ApiErrorCode>([
    ...((body && !takesAnyBody) || form ? (['bodyInvalid', 'fieldInvalid'] as const) : []),
    ...(querySchema ? (['fieldInvalid'] as const) : []),
    ...refusals,
    ...(token === 'required' ? (['noToken', 'unauthorized', 'tokenExpired'] as const) : []),
  ]);
  const sorted = [...codes].sort((a, b) => apiErrors[a].status - apiErrors[b].status);
  return Map.groupBy(sorted, (code) => apiErrors[code].status);
}
