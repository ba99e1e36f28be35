import {
  type AttributeDefinition,
  camelCase,
  type ElementDefinition,
  globalAttributes,
} from '#bridge/definition.ts';

/** Reads one attribute as HTML does: a present boolean is true, a missing or invalid value is the default. */
function fromAttribute({ type, default: fallback }: AttributeDefinition, value: string | null): unknown {
  if (type === 'boolean') return value !== null;
  if (value === null) return fallback;
  if (type === 'number') return value.trim() === '' || Number.isNaN(Number(value)) ? fallback : Number(value);
  if (type === 'string') return value;
  return type.includes(value) ? value : fallback;
}

/** Reads a value set as a property; `null` and `undefined` stand for "no attribute". */
function toAttribute({ type }: AttributeDefinition, value: unknown): string | null {
  if (type === 'boolean') return value === false || value === null || value === undefined ? null : '';
  return value === null || value === undefined ? null : String(value);
}

export type Properties = Readonly<Record<string, unknown>>;

/** An element's attributes by name, the global ones included. */
export const attributesOf = (definition: ElementDefinition): Record<string, AttributeDefinition> => ({
  ...globalAttributes,
  ...definition.attributes,
});

/** The values a screen gets when an element has these attributes. */
export function readAttributes(
  definition: ElementDefinition,
  get: (name: string) => string | null,
): Properties {
  return Object.fromEntries(
    Object.entries(attributesOf(definition)).map(([name, attribute]) => [
      camelCase(name),
      fromAttribute(attribute, get(name)),
    ]),
  );
}

/**
 * Gives the class one property per attribute. The value is stored in the attribute, so that markup, frameworks and
 * scripts all see the same one.
 */
export function reflectAttributes(prototype: HTMLElement, definition: ElementDefinition): void {
  for (const [name, attribute] of Object.entries(attributesOf(definition))) {
    Object.defineProperty(prototype, camelCase(name), {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return fromAttribute(attribute, this.getAttribute(name));
      },
      set(this: HTMLElement, value: unknown) {
        const next = toAttribute(attribute, value);
        if (next === null) this.removeAttribute(name);
        else if (next !== this.getAttribute(name)) this.setAttribute(name, next);
      },
    });
  }
}

/** Properties set before the class was defined shadow its accessors: deletes them and sets them again. */
export function upgradeProperties(element: HTMLElement, definition: ElementDefinition): void {
  const own = element as unknown as Record<string, unknown>;
  for (const name of Object.keys(attributesOf(definition)).map(camelCase)) {
    if (!Object.hasOwn(element, name)) continue;
    const value = own[name];
    delete own[name];
    own[name] = value;
  }
}
