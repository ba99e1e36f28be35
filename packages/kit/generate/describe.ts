import {
  type AttributeDefinition,
  camelCase,
  type ElementDefinition,
  type EventDefinition,
  eventsOf,
  globalAttributes,
} from '#bridge/definition.ts';

export interface DescribedAttribute {
  name: string;
  property: string;
  /** In TypeScript's words. */
  type: string;
  values: readonly string[];
  default: string | undefined;
  isBoolean: boolean;
  isNumber: boolean;
  description: string;
}

export interface DescribedEvent {
  name: string;
  /** Type of `event.detail` in TypeScript's words. */
  detail: string;
  cancelable: boolean;
  description: string;
}

export interface DescribedElement {
  tag: string;
  className: string;
  summary: string;
  attributes: DescribedAttribute[];
  events: DescribedEvent[];
  /** Includes the parts that every element has. */
  parts: Readonly<Record<string, string>>;
  ownParts: Readonly<Record<string, string>>;
  slots: Readonly<Record<string, string>>;
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

function typeOf({ type, default: fallback }: AttributeDefinition): string {
  if (type === 'boolean') return 'boolean';
  const words = typeof type === 'string' ? type : type.map((value) => `'${value}'`).join(' | ');
  return fallback === undefined ? `${words} | undefined` : words;
}

const describeAttribute = ([name, attribute]: [string, AttributeDefinition]): DescribedAttribute => ({
  name,
  property: camelCase(name),
  type: typeOf(attribute),
  values: typeof attribute.type === 'string' ? [] : attribute.type,
  default: attribute.type === 'boolean' ? 'false' : attribute.default?.toString(),
  isBoolean: attribute.type === 'boolean',
  isNumber: attribute.type === 'number',
  description: attribute.description,
});

const describeEvent = ([name, event]: [string, EventDefinition]): DescribedEvent => {
  const fields = Object.entries(event.detail).map(
    ([field, type]) => `readonly ${field}: ${fieldTypes[type]}`,
  );
  return {
    name,
    detail: fields.length === 0 ? 'Readonly<Record<string, never>>' : `{ ${fields.join('; ')} }`,
    cancelable: event.cancelable ?? false,
    description: event.description,
  };
};

/** A definition together with what every element has, in the form the generated files are written from. */
export function describeElement(definition: ElementDefinition): DescribedElement {
  const { tag, summary, attributes, parts, slots } = definition;
  return {
    tag,
    className: nameOf(tag),
    summary,
    attributes: Object.entries({ ...attributes, ...globalAttributes }).map(describeAttribute),
    events: Object.entries(eventsOf(definition)).map(describeEvent),
    parts: { ...commonParts, ...parts },
    ownParts: { root: commonParts.root, ...parts },
    slots: slots ?? {},
  };
}
