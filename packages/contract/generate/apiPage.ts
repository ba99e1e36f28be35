import { apiErrors } from '@freight/contract/errors';
import { operations } from './openApi.ts';
import { type Operation, refusalsByStatus } from './operation.ts';
import { componentName } from './schemaComponents.ts';

const listed = (values: readonly string[]): string => values.map((value) => `\`${value}\``).join(', ');

function rowsOf(operation: Operation): string[] {
  const { token, body, form, upload, query, querySchema, answers } = operation;
  const asked = [
    ...(body ? [`body \`${componentName(body)}\``] : []),
    ...(form ? [`a form \`${componentName(form)}\``] : []),
    ...(upload ? [`a form with the file \`${upload}\``] : []),
    ...(querySchema ? [`query \`${componentName(querySchema)}\``] : []),
    ...(query ? [`query ${listed(Object.keys(query))}`] : []),
  ];
  const lines = answers.map(({ status = 200, description, schema, type }) => {
    const names = schema === undefined ? [] : typeof schema === 'string' ? [schema] : schema;
    const what = names.length > 0 ? ` (${listed(names.map(componentName))})` : type ? ` (\`${type}\`)` : '';
    return `${status}${what}: ${description}`;
  });
  const needs = { required: 'required', optional: 'changes the answer' };
  return [
    ...(token ? [`- Token: ${needs[token]}`] : []),
    ...(asked.length > 0 ? [`- Asked with: ${asked.join('; ')}`] : []),
    ...lines.map((text) => `- Answers ${text}`),
    ...[...refusalsByStatus(operation)].map(
      ([status, codes]) => `- Refuses with ${status}: ${listed(codes)}`,
    ),
  ];
}

const sectionOf = (operation: Operation): string =>
  [
    `### \`${decodeURIComponent(operation.call)}\``,
    '',
    `${operation.summary}.${operation.capability ? ` Capability \`${operation.capability}\`.` : ''}`,
    '',
    ...rowsOf(operation),
  ].join('\n');

const codeRows = (): string[] =>
  Object.entries(apiErrors).map(([code, { status, message }]) => `| \`${code}\` | ${status} | ${message} |`);

/** `docs/api.md`: a description of every call, and every code of a refusal. */
export function apiPage(): string {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const sections = tags.map((tag) =>
    [`## ${tag}`, ...operations.filter((operation) => operation.tag === tag).map(sectionOf)].join('\n\n'),
  );
  return `# The API, call by call

<!-- Generated from packages/contract/generate by \`npm run generate\`. -->

The same for programs: [openapi.json](../packages/contract/openapi.json) (OpenAPI 3.1) with every schema named here, and
[asyncapi.json](../packages/contract/asyncapi.json) (AsyncAPI 3) for the live socket. A running server answers them at
\`/openapi.json\` and \`/asyncapi.json\`. What an API of your own needs at least is in [smallest-api.md](smallest-api.md),
what it must keep to in [own-api.md](own-api.md). Refusals are \`{success: false, message, code}\`; the [codes](#codes-of-refusals) are additional to the documents.

${sections.join('\n\n')}

## Codes of refusals

The kit chooses its text by the code, in the language of the page. If an API sends no codes, the kit recognises these
sentences, word for word. Names in braces are placeholders for values.

| code | status | sentence |
|---|---|---|
${codeRows().join('\n')}
`;
}
