import { attributesOf } from '#bridge/attributes.ts';
import type { ElementDefinition } from '#bridge/definition.ts';
import { withPart } from '#platform/withPart.ts';

/** What any element may have; what frameworks add besides is told apart from misspelt names later. */
const common = /^(id|class|style|slot|part|lang|dir|hidden)$|^(data|aria)-/;

/**
 * Reports attributes that are misspelt, and values that count as the default because they are none of those allowed: all
 * of an element's when its code comes, then each that changes. What finds out more is fetched only where something is odd.
 */
export function checkAttributes(definition: ElementDefinition, host: HTMLElement, changed?: string): void {
  const attributes = attributesOf(definition);
  const odd = [...host.attributes].filter(({ name, value }) => {
    if (changed !== undefined && name !== changed) return false;
    const type = attributes[name]?.type;
    if (type === 'number') return Number.isNaN(Number(value));
    return typeof type === 'object' ? !type.includes(value) : !type && !common.test(name);
  });
  if (odd.length > 0)
    withPart(import('#platform/problems/problems.ts'), ({ sayAttribute }) => {
      for (const { name, value } of odd) sayAttribute(host, name, value, attributes);
    });
}
