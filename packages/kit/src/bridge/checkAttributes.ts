import { attributesOf } from '#bridge/attributes.ts';
import type { ElementDefinition } from '#bridge/definition.ts';
import { withPart } from '#platform/withPart.ts';

/** Attributes that any element may have; those that frameworks add are distinguished from misspelt names later. */
const common = /^(id|class|style|slot|part|lang|dir|hidden)$|^(data|aria)-/;

/**
 * Reports misspelt attributes, and values that count as the default because they are not allowed: all of an element's
 * when its code loads, then each that changes. The code for the details is loaded only if there is something to report.
 */
export function checkAttributes(definition: ElementDefinition, host: HTMLElement, changed?: string): void {
  const attributes = attributesOf(definition);
  const odd = [...host.attributes].filter(({ name, value }) => {
    if (changed !== undefined && name !== changed) return false;
    const type = attributes[name]?.type;
    if (type === 'number') return Number.isNaN(Number(value));
    return typeof type === 'object' ? !type.includes(value) : !attributes[name] && !common.test(name);
  });
  if (odd.length > 0)
    withPart(import('#platform/problems/problems.ts'), ({ sayAttribute }) => {
      for (const { name, value } of odd) sayAttribute(host, name, value, attributes);
    });
}
