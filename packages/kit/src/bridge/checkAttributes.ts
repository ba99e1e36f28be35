import { attributesOf } from '#bridge/attributes.ts';
import type { ElementDefinition } from '#bridge/definition.ts';

/** What any element may have; what frameworks add besides is told apart from misspelt names later. */
const common = /^(id|class|style|slot|part|lang|dir|hidden)$|^(data|aria)-/;

/**
 * Reports attributes that are misspelt, and values that count as the default because they are none of those allowed.
 * Once for each element, when its code comes; what finds out more is fetched only where something is odd.
 */
export function checkAttributes(definition: ElementDefinition, host: HTMLElement): void {
  const attributes = attributesOf(definition);
  const odd = [...host.attributes].filter(({ name, value }) => {
    const type = attributes[name]?.type;
    return typeof type === 'object' ? !type.includes(value) : !type && !common.test(name);
  });
  if (odd.length > 0)
    import('#platform/problems.ts').then(({ sayAttribute }) => {
      for (const { name, value } of odd) sayAttribute(host, name, value, attributes);
    });
}
