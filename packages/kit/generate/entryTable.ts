import { join } from 'node:path';
import type { Plugin } from 'vite';
import { frameRuleOf } from '#bridge/frameRule.ts';
import { definitions } from '#elements/definitions.ts';

const id = 'virtual:entries';
const elements = join(import.meta.dirname, '..', 'src', 'elements');

/** `virtual:entries`: what the loader knows of every tag, from the definitions of the elements. */
export function entryTable(): Plugin {
  return {
    name: 'freight-entry-table',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (!source.startsWith(`\0${id}`)) return undefined;
      const entries = definitions.map((definition) => {
        const { tag, everywhere } = definition;
        const code = JSON.stringify(join(elements, tag.replace('freight-', ''), `${tag}.tsx`));
        const facts = JSON.stringify({ frame: frameRuleOf(definition), everywhere });
        return `${JSON.stringify(tag)}: { load: () => import(${code}), ...${facts} }`;
      });
      return `export const entries = {\n${entries.join(',\n')}\n};`;
    },
  };
}
