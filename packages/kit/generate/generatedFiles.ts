import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { definitions } from '#elements/definitions.ts';
import { accessibilityReports } from './accessibilityReports.ts';
import { capabilityPage } from './capabilityTable.ts';
import { describeElement } from './describe.ts';
import { cssDataOf, editorDataOf } from './editorData.ts';
import { elementEntryTypings, entryTypings } from './entryTypings.ts';
import { eventSchemasOf } from './eventSchemas.ts';
import { manifestOf } from './manifest.ts';
import { readmeOf } from './readmes.ts';
import { referencePageOf } from './referencePage.ts';
import { readTokens } from './tokens.ts';
import { domTypings } from './typings.ts';
import { webTypesOf } from './webTypes.ts';

/** Every folder of an element is in the list that the build goes by; throws for one that is not. */
function requireAllListed(): void {
  const folders = globSync('*/definition.ts', { cwd: join(import.meta.dirname, '..', 'src', 'elements') });
  const missing = folders
    .map((path) => `freight-${dirname(path)}`)
    .filter((tag) => !definitions.some((definition) => definition.tag === tag));
  if (missing.length > 0) throw new Error(`Missing in elements/definitions.ts: ${missing.join(', ')}.`);
}

/** Every committed file that follows from the definitions: its path from the repository's root, and its content. */
export async function generatedFiles(): Promise<Record<string, string>> {
  requireAllListed();
  const elements = definitions.map(describeElement);
  const tokens = await readTokens();
  const typings = await entryTypings();
  return {
    'packages/kit/custom-elements.json': `${manifestOf(elements, tokens)}\n`,
    'packages/kit/vscode.html-custom-data.json': `${editorDataOf(elements)}\n`,
    'packages/kit/vscode.css-custom-data.json': `${cssDataOf(tokens)}\n`,
    'packages/kit/web-types.json': `${webTypesOf(elements, tokens)}\n`,
    'packages/kit/event-details.schema.json': `${eventSchemasOf(definitions)}\n`,
    'packages/kit/types/elements.d.ts': domTypings(elements),
    'packages/kit/types/index.d.ts': typings.index,
    'packages/kit/types/freight.d.ts': typings.freight,
    'packages/kit/types/rehearsal.d.ts': typings.rehearsal,
    'packages/kit/types/element.d.ts': elementEntryTypings,
    ...accessibilityReports(),
    'docs/elements.md': referencePageOf(elements, tokens),
    ...(await capabilityPage()),
    ...Object.fromEntries(await Promise.all(elements.map(readmeOf))),
  };
}
