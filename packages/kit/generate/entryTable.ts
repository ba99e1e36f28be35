import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type ElementDefinition, globalAttributes } from '#bridge/definition.ts';
import { frameRuleOf } from '#bridge/frameRule.ts';
import { definitions } from '#elements/definitions.ts';

const id = 'virtual:entries';
const elements = join(import.meta.dirname, '..', 'src', 'elements');

/** The facts that the attributes' properties need; written only once for those that every element has. */
const attributeFacts = (attributes: ElementDefinition['attributes']) =>
  JSON.stringify(attributes, (key, value) =>
    ['description', 'changesFirstFrame'].includes(key) ? undefined : value,
  );

/** `virtual:entries`: the loader's data about every tag, from the definitions of the elements. */
export function entryTable(): Plugin {
  return {
    name: 'freight-entry-table',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (!source.startsWith(`\0${id}`)) return undefined;
      const entries = definitions.map((definition) => {
        const { tag, everywhere } = definition;
        const code = JSON.stringify(join(elements, tag.replace('freight-', ''), `${tag}.tsx`));
        const attributes = `{ ...shared, ...${attributeFacts(definition.attributes)} }`;
        const facts = JSON.stringify({ frame: frameRuleOf(definition), everywhere });
        return `${JSON.stringify(tag)}: { load: () => import(${code}), attributes: ${attributes}, ...${facts} }`;
      });
      return `const shared = ${attributeFacts(globalAttributes)};\nexport const entries = {\n${entries.join(',\n')}\n};`;
    },
  };
}
