import {
  type AttributeDefinition,
  camelCase,
  type ElementDefinition,
  globalAttributes,
} from '#bridge/definition.ts';

/** What an attribute's property needs to know. */
type AttributeFact = Pick<AttributeDefinition, 'type' | 'default'>;
export type AttributeFacts = Readonly<Record<string, AttributeFact>>;

/**
 * Reads one attribute as HTML does: a present boolean is true, a missing or invalid value is the default. `"false"` is
 * false, because many frameworks write it where they mean that.
 */
function fromAttribute({ type, default: fallback }: AttributeFact, value: string | null): unknown {
  if (type === 'boolean') return value !== null && value !== 'false';
  if (value === null) return fallback;
  if (type === 'number') return value.trim() === '' || Number.isNaN(Number(value)) ? fallback : Number(value);
  return typeof type === 'object' && !type.includes(value) ? fallback : value;
}

/** Reads a value set as a property; `null` and `undefined` mean "no attribute". */
function toAttribute({ type }: AttributeFact, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (type === 'boolean') return value === false || value === 'false' ? null : '';
  return String(value);
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
 * scripts all see the same one. A value without a type is stored beside it: the empty attribute only shows that it is set.
 */
export function reflectAttributes(prototype: HTMLElement, attributes: AttributeFacts): void {
  for (const [name, attribute] of Object.entries(attributes)) {
    const held = Symbol.for(`freight.${name}`);
    type Holder = HTMLElement & { [held]?: unknown };
    Object.defineProperty(prototype, camelCase(name), {
      configurable: true,
      enumerable: true,
      get(this: Holder) {
        const value = this.getAttribute(name);
        return (value === '' && this[held]) || fromAttribute(attribute, value);
      },
      set(this: Holder, value: unknown) {
        let next = toAttribute(attribute, value);
        if (!attribute.type) {
          this[held] = value;
          next &&= '';
        }
        if (next === null) this.removeAttribute(name);
        else if (!attribute.type || next !== this.getAttribute(name)) this.setAttribute(name, next);
      },
    });
  }
}

/** Properties set before the class was defined shadow its accessors: deletes them and sets them again. */
export function upgradeProperties(element: HTMLElement, names: readonly string[]): void {
  const own = element as unknown as Record<string, unknown>;
  for (const name of names.map(camelCase)) {
    if (!Object.hasOwn(element, name)) continue;
    const value = own[name];
    delete own[name];
    own[name] = value;
  }
}
