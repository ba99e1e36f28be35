import { definitions } from '#elements/definitions.ts';
import { describeElement, readTokens } from './describe.ts';
import { editorDataOf } from './editorData.ts';
import { elementEntryTypings, entryTypings } from './entryTypings.ts';
import { manifestOf } from './manifest.ts';
import { readmeOf } from './readmes.ts';
import { referencePageOf } from './referencePage.ts';
import { domTypings, reactTypings } from './typings.ts';

/** Every committed file that follows from the definitions: its path from the repository's root, and its content. */
export async function generatedFiles(): Promise<Record<string, string>> {
  const elements = definitions.map(describeElement);
  const tokens = await readTokens();
  const typings = await entryTypings();
  return {
    'packages/kit/custom-elements.json': `${manifestOf(elements, tokens)}\n`,
    'packages/kit/vscode.html-custom-data.json': `${editorDataOf(elements)}\n`,
    'packages/kit/types/elements.d.ts': domTypings(elements),
    'packages/kit/types/index.d.ts': typings.index,
    'packages/kit/types/freight.d.ts': typings.freight,
    'packages/kit/types/door.d.ts': elementEntryTypings,
    'packages/kit/types/react.d.ts': reactTypings(elements),
    'docs/elements.md': referencePageOf(elements, tokens),
    ...Object.fromEntries(await Promise.all(elements.map(readmeOf))),
  };
}
