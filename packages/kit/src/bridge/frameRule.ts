import type { ElementDefinition } from '#bridge/definition.ts';

/** Which prepared first frame fits an element, by its attributes. */
export interface FrameRule {
  /** Attributes with a frame for each value; the first value is the default. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
  /** Attributes that rule out every prepared frame. */
  readonly unless: readonly string[];
}

export function frameRuleOf({ attributes, firstFrame }: ElementDefinition): FrameRule | undefined {
  if (!firstFrame) return undefined;
  const choices: Record<string, readonly string[]> = {};
  const unless: string[] = [];
  for (const [name, { type, default: first, changesFirstFrame }] of Object.entries(attributes)) {
    if (!changesFirstFrame) continue;
    if (typeof type === 'object') choices[name] = [String(first), ...type.filter((value) => value !== first)];
    else unless.push(name);
  }
  return { choices, unless };
}

/** The name of the frame that fits the element's attributes, empty for the default one; undefined when none fits. */
export function frameName({ choices, unless }: FrameRule, element: Element): string | undefined {
  if (unless.some((name) => element.hasAttribute(name))) return undefined;
  return Object.entries(choices)
    .map(([name, [, ...others]]) => others.find((value) => value === element.getAttribute(name)) ?? '')
    .join('');
}
