import {
  type AttributeDefinition,
  camelCase,
  type ElementDefinition,
  type EventDefinition,
  eventsOf,
  globalAttributes,
  globalMethods,
  globalSlots,
  type MethodDefinition,
} from '#bridge/definition.ts';
import { type Life, lifeOf } from './life.ts';

export interface DescribedAttribute {
  name: string;
  property: string;
  /** In TypeScript's words. */
  type: string;
  values: readonly string[];
  default: string | undefined;
  isBoolean: boolean;
  isNumber: boolean;
  /** It exists as a property alone. */
  isProperty: boolean;
  description: string;
  life: Life;
}

export interface DescribedEvent {
  name: string;
  /** Type of `event.detail` in TypeScript's words. */
  detail: string;
  cancelable: boolean;
  description: string;
  life: Life;
}

export interface DescribedMethod {
  name: string;
  /** In TypeScript's words; empty for none. */
  parameters: string;
  description: string;
  life: Life;
}

export interface DescribedElement {
  tag: string;
  className: string;
  summary: string;
  life: Life;
  attributes: DescribedAttribute[];
  events: DescribedEvent[];
  methods: DescribedMethod[];
  /** Includes the parts that every element has. */
  parts: Readonly<Record<string, string>>;
  ownParts: Readonly<Record<string, string>>;
  /** Includes the slots that every element has. */
  slots: Readonly<Record<string, string>>;
  ownSlots: Readonly<Record<string, string>>;
}

const fieldTypes = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  record: 'Readonly<Record<string, string>>',
} as const;

/** Parts that have the same name in every element; `controlParts.test.ts` checks this. */
export const commonParts = {
  root: 'The wrapper around everything the element shows.',
  heading: 'Headings.',
  label: 'The label of a field.',
  field: 'A field to type or choose in.',
  hint: 'The hint below a field.',
  error: 'What is wrong with a field.',
  button: 'Buttons, and links that look like one.',
  primary: 'Filled buttons.',
  secondary: 'Buttons with a border.',
  quiet: 'Buttons without a border.',
  'icon-button': 'Buttons with an icon alone.',
  tab: 'Tabs.',
  selected: 'The open tab.',
  choice: 'One of several to choose from, such as a size.',
  step: 'A step of the order to go back to.',
  page: 'A page of a list.',
  link: 'Links that do something on the page.',
  'menu-item': 'One line of a menu.',
} as const;

const nameOf = (tag: string): string => {
  const name = camelCase(tag);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Element`;
};

function typeOf({ type = 'string', shape, default: fallback }: AttributeDefinition): string {
  if (type === 'boolean') return 'boolean';
  const words = shape ?? (typeof type === 'string' ? type : type.map((value) => `'${value}'`).join(' | '));
  return fallback === undefined ? `${words} | undefined` : words;
}

/** The only values, of an attribute that has such: listed, or written out as a type. */
function valuesOf({ type, shape = '' }: AttributeDefinition): readonly string[] {
  if (typeof type === 'object') return type;
  return type === 'string' ? [...shape.matchAll(/'([^']+)'/g)].map(([, value = '']) => value) : [];
}

const describeAttribute = (
  tag: string,
  [name, attribute]: [string, AttributeDefinition],
): DescribedAttribute => ({
  name,
  property: camelCase(name),
  type: typeOf(attribute),
  values: valuesOf(attribute),
  default: attribute.type === 'boolean' ? 'false' : attribute.default?.toString(),
  isBoolean: attribute.type === 'boolean',
  isNumber: attribute.type === 'number',
  isProperty: attribute.isProperty ?? false,
  description: attribute.description,
  life: lifeOf('attributes', tag, name),
});

const describeEvent = (tag: string, [name, event]: [string, EventDefinition]): DescribedEvent => {
  const fields = Object.entries(event.detail).map(
    ([field, type]) => `readonly ${field}: ${fieldTypes[type]}`,
  );
  return {
    name,
    detail: fields.length === 0 ? 'Readonly<Record<string, never>>' : `{ ${fields.join('; ')} }`,
    cancelable: event.cancelable ?? false,
    description: event.description,
    life: lifeOf('events', tag, name),
  };
};

const describeMethod = (tag: string, [name, method]: [string, MethodDefinition]): DescribedMethod => ({
  name,
  parameters: method.parameters ?? '',
  description: method.description,
  life: lifeOf('methods', tag, name),
});

/** A definition together with what every element has, in the form the generated files are written from. */
export function describeElement(definition: ElementDefinition): DescribedElement {
  const { tag, summary, attributes, methods, parts, slots } = definition;
  return {
    tag,
    className: nameOf(tag),
    summary,
    life: lifeOf('tags', '', tag),
    attributes: Object.entries({ ...attributes, ...globalAttributes }).map((one) =>
      describeAttribute(tag, one),
    ),
    events: Object.entries(eventsOf(definition)).map((one) => describeEvent(tag, one)),
    methods: Object.entries({ ...methods, ...globalMethods }).map((one) => describeMethod(tag, one)),
    parts: { ...commonParts, ...parts },
    ownParts: { root: commonParts.root, ...parts },
    slots: { ...globalSlots, ...slots },
    ownSlots: slots ?? {},
  };
}
