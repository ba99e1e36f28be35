/**
 * An element as data: the single source of its class, `custom-elements.json`, the typings, the editor data and the
 * reference pages.
 */
export interface AttributeDefinition {
  /** A list names the only values allowed; anything else counts as the default. */
  readonly type: 'string' | 'number' | 'boolean' | readonly string[];
  /** Value without the attribute. Booleans are always false by default. */
  readonly default?: string | number;
  readonly description: string;
  /** True when the attribute changes the first frame, so that the prepared one would be wrong. */
  readonly changesFirstFrame?: boolean;
}

export interface EventDefinition {
  /** Fields of `event.detail` with their types. */
  readonly detail: Readonly<Record<string, keyof FieldTypes>>;
  readonly cancelable?: boolean;
  readonly description: string;
}

export interface ElementDefinition {
  readonly tag: `freight-${string}`;
  readonly summary: string;
  readonly attributes: Readonly<Record<string, AttributeDefinition>>;
  readonly events: Readonly<Record<string, EventDefinition>>;
  /** Names for `::part()`. */
  readonly parts?: Readonly<Record<string, string>>;
  readonly slots?: Readonly<Record<string, string>>;
  /** Has a first frame in plain markup, which accepts typing before React has loaded. */
  readonly firstFrame?: boolean;
  /**
   * Loads anywhere on the page, even far from the viewport. `first`: before all others, because the page's address
   * may be meant for it. `last`: after all others, because it shows nothing until something happens (toasts, dialogs, the
   * floating card).
   */
  readonly everywhere?: 'first' | 'last';
}

type ValueOf<A extends AttributeDefinition> = A['type'] extends 'boolean'
  ? boolean
  : A['type'] extends 'number'
    ? number | (A extends { default: number } ? never : undefined)
    : A['type'] extends readonly string[]
      ? A['type'][number]
      : string | (A extends { default: string } ? never : undefined);

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** The properties an element's screen receives: its attributes in camel case. */
export type PropertiesOf<D extends ElementDefinition> = {
  readonly [Name in keyof D['attributes'] & string as CamelCase<Name>]: ValueOf<D['attributes'][Name]>;
};

export interface FieldTypes {
  string: string;
  number: number;
  boolean: boolean;
  /** Names and texts, for example the values of an address template. */
  record: Readonly<Record<string, string>>;
}

export type DetailOf<D extends ElementDefinition, Name extends keyof D['events']> = {
  [Field in keyof D['events'][Name]['detail']]: FieldTypes[D['events'][Name]['detail'][Field]];
};

export const camelCase = (attribute: string): string =>
  attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Attributes every element has. */
export const globalAttributes = {
  theme: {
    type: ['light', 'dark', 'auto'],
    description:
      "`light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme.",
  },
} as const satisfies Record<string, AttributeDefinition>;

/** For elements that can be shown in a frame of the company's; `isIsolated` knows the same ones. */
export const isolatedAttribute = {
  type: 'boolean',
  description: "Shows the element in a frame of the API's origin, out of the page's reach.",
} as const satisfies AttributeDefinition;

/** The heading of an order's screen, for a host that shows it in the title of the page. */
export const headlineEvent = {
  detail: { headline: 'string', arrival: 'string' },
  description:
    'The heading of the order changed, in the language of the page, for example for the title of the tab; `arrival` is when it arrives or by how much it is late, empty when nothing is expected.',
} as const satisfies EventDefinition;

/** Every element may dispatch it to ask for another screen; the host may take over by `preventDefault()`. */
export const navigateEvent = {
  detail: { to: 'string', params: 'record' },
  cancelable: true,
  description:
    'The element requests another screen. `to` is its name, `params` are the values for its address.',
} as const satisfies EventDefinition;

/** Every element may dispatch it; problems of the page as a whole are dispatched on the document. */
const errorEvent = {
  detail: { code: 'string', message: 'string' },
  description:
    'There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log.',
} as const satisfies EventDefinition;

/** An element's events by name, those that every element has included. */
export const eventsOf = ({ events }: ElementDefinition): Readonly<Record<string, EventDefinition>> => ({
  ...events,
  'freight-error': errorEvent,
});
