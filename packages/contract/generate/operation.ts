import type { CapabilityName } from '@freight/contract';
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
  /** Statuses of refusals, each with `{success: false, message, code}`. */
  refusals?: readonly number[];
  /** Only of an API that offers it. */
  capability?: CapabilityName;
}

/** A path of `paths` as a template: `templateOf(paths.transport('{id}'))`. */
export const templateOf = (path: string): string => decodeURIComponent(path);
