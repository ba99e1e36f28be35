import { capabilityVersions } from '@freight/contract';
import { apiErrors } from '@freight/contract/errors';
import { accountOperations } from './accountOperations.ts';
import { addressBookOperations } from './addressBookOperations.ts';
import { approvalOperations } from './approvalOperations.ts';
import { boardOperations } from './boardOperations.ts';
import { changeOperations } from './changeOperations.ts';
import { claimOperations } from './claimOperations.ts';
import { handoverOperations } from './handoverOperations.ts';
import { type Answer, commonRefusals, methodAndPath, type Operation, refusalsByStatus } from './operation.ts';
import { orderOperations } from './orderOperations.ts';
import { otherOperations } from './otherOperations.ts';
import {
  componentName,
  type JsonSchema,
  neededComponents,
  refTo,
  sentComponents,
} from './schemaComponents.ts';
import { watcherOperations } from './watcherOperations.ts';

/** Every call of the API. */
export const operations: readonly Operation[] = [
  ...orderOperations,
  ...changeOperations,
  ...claimOperations,
  ...handoverOperations,
  ...addressBookOperations,
  ...approvalOperations,
  ...boardOperations,
  ...watcherOperations,
  ...accountOperations,
  ...otherOperations,
];

const refusalTexts: Record<number, string> = {
  400: 'Something in the request is missing or not valid; `message` names it.',
  401: 'There is no token, or it is not valid or has expired.',
  403: 'This is not allowed; `message` gives the reason.',
  404: 'It does not exist, or belongs to another customer.',
  409: 'It does not fit what has happened meanwhile.',
  410: 'The price has expired: ask for a new one.',
  413: 'The file is too large.',
  415: 'This kind of content is not taken.',
  422: 'There is no road between the two places.',
  424: 'The sign-in provider cannot be reached.',
  429: 'Too many attempts; `Retry-After` has the seconds to wait before the next try.',
  501: 'Only JSON is answered.',
  503: 'The queue of orders is full; `Retry-After` has the seconds to wait before the next try.',
};

const contentOf = ({ schema, type = 'application/json' }: Answer): JsonSchema => {
  if (schema === undefined) return type === 'application/json' ? { [type]: { schema: {} } } : { [type]: {} };
  const names = typeof schema === 'string' ? [schema] : schema;
  const [first, ...others] = names.map(refTo);
  return { [type]: { schema: others.length === 0 ? first : { anyOf: [first, ...others] } } };
};

function answersOf(operation: Operation): JsonSchema {
  const byStatus = operation.answers.map((answer) => {
    const { status = 200, description, schema, type } = answer;
    const hasContent = schema !== undefined || type !== undefined;
    return [status, { description, ...(hasContent && { content: contentOf(answer) }) }] as const;
  });
  const refused = [...refusalsByStatus(operation)].map(([status, codes]) => {
    const common = commonRefusals.filter((code) => apiErrors[code].status === status);
    const properties = { code: { enum: [...new Set([...codes, ...common])] } };
    const content = { 'application/json': { schema: { allOf: [refTo('errorAnswer'), { properties }] } } };
    return [status, { description: refusalTexts[status] ?? 'Refused.', content }] as const;
  });
  return Object.fromEntries([...refused, ...byStatus].sort(([a], [b]) => a - b));
}

function parametersOf(operation: Operation): JsonSchema[] {
  const { query = {}, querySchema, headers = {} } = operation;
  const [, path] = methodAndPath(operation);
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const { properties = {}, required = [] } = (querySchema ? schemaOf(querySchema) : {}) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  const inSchema = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  const inQuery = Object.entries(query).map(
    ([name, { description, required: isNeeded = false, type = 'string' }]) => ({
      name,
      in: 'query',
      description,
      required: isNeeded,
      schema: { type },
    }),
  );
  const inHeaders = Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    description,
    schema: { type: 'string' },
  }));
  return [...inPath, ...inSchema, ...inQuery, ...inHeaders];
}

/** Written out, because parameters are described one by one. */
function schemaOf(name: NonNullable<Operation['querySchema']>): JsonSchema {
  const schema = sentComponents[componentName(name)];
  if (schema === undefined) throw new Error(`There is no schema ${name}.`);
  return schema;
}

function bodyOf({ body, form, upload }: Operation): JsonSchema | undefined {
  if (form !== undefined)
    return { required: true, content: { 'application/x-www-form-urlencoded': { schema: refTo(form) } } };
  if (body !== undefined) return { required: true, content: { 'application/json': { schema: refTo(body) } } };
  if (upload === undefined) return undefined;
  const properties = { [upload]: { type: 'string', format: 'binary' } };
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { type: 'object', required: [upload], properties } } },
  };
}

function describe(operation: Operation): JsonSchema {
  const { id, tag, summary, token, capability } = operation;
  const parameters = parametersOf(operation);
  const requestBody = bodyOf(operation);
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(capability && {
      description: `Only where \`${capability}\` is among the capabilities (version ${capabilityVersions[capability]}).`,
      'x-freight-capability': capability,
    }),
    security: token === 'required' ? [{ token: [] }] : token === 'optional' ? [{}, { token: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: answersOf(operation),
  };
}

/** The whole HTTP API as OpenAPI 3.1. */
export function openApi(): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const operation of operations) {
    const [method, path] = methodAndPath(operation);
    paths[path] = { ...paths[path], [method]: describe(operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Freight API',
      version: '1.0.0',
      description:
        'What the kit asks an API for: prices, orders, tracking, accounts, places. The live socket is described in `/asyncapi.json`. Readers take what they know: more fields may stand in any answer.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'Where this description was read.' }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: neededComponents(
        paths,
        operations.flatMap(({ body = [], form = [] }) => [body, form].flat()),
      ),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The token of login, verify or refresh.' },
      },
    },
  };
}
