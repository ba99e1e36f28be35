import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type ElementDefinition, globalAttributes } from '#bridge/definition.ts';
import { frameRuleOf } from '#bridge/frameRule.ts';
import { definitions } from '#elements/definitions.ts';

const id = 'virtual:entries';
const sleepId = 'virtual:sleep';
const elements = join(import.meta.dirname, '..', 'src', 'elements');

/** The facts that the attributes' properties need; written only once for those that every element has. */
const attributeFacts = (attributes: ElementDefinition['attributes']) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(attributes).map(([name, { type, default: fallback }]) => [
        name,
        { type, default: fallback },
      ]),
    ),
  );

const sleepTable = () =>
  Object.fromEntries(
    definitions.flatMap(({ tag, sleeps }: ElementDefinition) => (sleeps ? [[tag, sleeps]] : [])),
  );

/**
 * `virtual:entries`: the loader's data about every tag, from the definitions of the elements. `hasAddresses` leaves out
 * the imports of their code: the loader of such a build has the table of its files, which names it already.
 * `virtual:sleep`: until when the code of those that sleep waits.
 */
export function entryTable({ hasAddresses = false } = {}): Plugin {
  return {
    name: 'freight-entry-table',
    resolveId: (source) => ([id, sleepId].includes(source) ? `\0${source}` : undefined),
    load(source) {
      if (source === `\0${sleepId}`) return `export const sleeps = ${JSON.stringify(sleepTable())};`;
      if (!source.startsWith(`\0${id}`)) return undefined;
      const entries = definitions.map((definition) => {
        const { tag, everywhere, sleeps } = definition;
        const code = JSON.stringify(join(elements, tag.replace('freight-', ''), `${tag}.tsx`));
        const load = hasAddresses ? '' : `load: () => import(${code}), `;
        const own = attributeFacts(definition.attributes);
        const attributes = own === '{}' ? 'shared' : `{ ...shared, ...${own} }`;
        const facts = JSON.stringify({ frame: frameRuleOf(definition), everywhere, sleeps: sleeps && true });
        return `${JSON.stringify(tag)}: { ${load}attributes: ${attributes}, ...${facts} }`;
      });
      return `const shared = ${attributeFacts(globalAttributes)};\nexport const entries = {\n${entries.join(',\n')}\n};`;
    },
  };
}
