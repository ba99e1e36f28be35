import type { ElementDefinition } from '#bridge/definition.ts';

/** How an element's attributes decide which prepared first frame fits it. */
export interface FrameRule {
  /** Attributes with a frame for each value; the first value is the default. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
  /** Attributes that no prepared frame fits. */
  readonly unless: readonly string[];
}

export function frameRuleOf({ attributes, firstFrame }: ElementDefinition): FrameRule | undefined {
  if (!firstFrame) return undefined;
  const choices: Record<string, readonly string[]> = {};
  const unless: string[] = [];
  for (const [name, { type, default: first, changesFirstFrame }] of Object.entries(attributes)) {
    if (!changesFirstFrame) continue;
    if (typeof type === 'string') unless.push(name);
    else choices[name] = [String(first), ...type.filter((value) => value !== first)];
  }
  return { choices, unless };
}

/** The name of the frame that fits the element's attributes, empty for the default one; nothing when none does. */
export function frameName({ choices, unless }: FrameRule, element: Element): string | undefined {
  if (unless.some((name) => element.hasAttribute(name))) return undefined;
  return Object.entries(choices)
    .map(([name, values]) => values.indexOf(element.getAttribute(name) ?? ''))
    .map((index, at) => (index > 0 ? Object.values(choices)[at]?.[index] : ''))
    .join('');
}
