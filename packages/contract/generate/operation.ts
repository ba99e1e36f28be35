import type { CapabilityName } from '@freight/contract';
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

export interface Operation {
  id: string;
  method: 'get' | 'post' | 'patch' | 'delete';
  /** With its parameters in braces. */
  path: string;
  tag: string;
  summary: string;
  /** `required`: 401 without a token; `optional`: the answer depends on it. */
  token?: 'required' | 'optional';
  query?: Readonly<Record<string, { description: string; required?: true; type?: 'number' }>>;
  querySchema?: SchemaName;
  headers?: Readonly<Record<string, string>>;
  body?: SchemaName;
  /** The name of the one file of a form. */
  upload?: string;
  answers: readonly Answer[];
  /** Codes of its own refusals, each with `{success: false, message, code}`; those of any call come besides. */
  refusals?: readonly ApiErrorCode[];
  /** Only of an API that offers it. */
  capability?: CapabilityName;
}

/** A path of `paths` as a template: `templateOf(paths.transport('{id}'))`. */
export const templateOf = (path: string): string => decodeURIComponent(path);

/** Of a body that is not what its schema describes. */
export const bodyRefusals = ['bodyInvalid', 'fieldInvalid'] as const;

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
  'pieceTooLong',
] as const;

/** The refusals of a call with their statuses, that of a missing token included. */
export function refusalsByStatus({ refusals = [], token }: Operation): Map<number, readonly ApiErrorCode[]> {
  const needsToken = ['noToken', 'unauthorized', 'tokenExpired'] as const;
  const codes = new Set<ApiErrorCode>([...refusals, ...(token === 'required' ? needsToken : [])]);
  const sorted = [...codes].sort((a, b) => apiErrors[a].status - apiErrors[b].status);
  return Map.groupBy(sorted, (code) => apiErrors[code].status);
}
