import type { DescribedElement } from './describe.ts';
import { described, lifeOf } from './life.ts';
import { tagPageOf } from './tagPage.ts';
import { defaultOf, type Token } from './tokens.ts';

/** `vscode.html-custom-data.json`: completion and hover texts in HTML files. */
export function editorDataOf(elements: readonly DescribedElement[]): string {
  const tags = elements.map(({ tag, summary, life, attributes, events }) => ({
    name: tag,
    description: [
      described(summary, life).description,
      '',
      'Events:',
      ...events.map(
        (event) => `- \`${event.name}\`: ${described(event.description, event.life).description}`,
      ),
    ].join('\n'),
    references: [{ name: 'Documentation', url: tagPageOf(tag) }],
    attributes: attributes
      .filter(({ isProperty }) => !isProperty)
      .map(({ name, description, values, isBoolean, life }) => ({
        name,
        description: described(description, life).description,
        ...(values.length > 0 && { values: values.map((value) => ({ name: value })) }),
        // For editors, "v" marks an attribute that is written without a value.
        ...(isBoolean && { valueSet: 'v' }),
      })),
  }));
  return JSON.stringify({ version: 1.1, tags }, null, 2);
}

/** `vscode.css-custom-data.json`: the same for the tokens in css files. */
export const cssDataOf = (tokens: readonly Token[]): string =>
  JSON.stringify(
    {
      version: 1.1,
      properties: tokens.map((token) => ({
        name: token.name,
        description: described(
          `${token.description} Default: ${defaultOf(token)}.`,
          lifeOf('tokens', '', token.name),
        ).description,
      })),
    },
    null,
    2,
  );
