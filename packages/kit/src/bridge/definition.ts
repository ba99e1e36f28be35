/**
 * An element as data: the single source of its class, `custom-elements.json`, the typings, the editor data and the
 * reference pages.
 */
export interface AttributeDefinition {
  /**
   * A list names the only values allowed; anything else counts as the default. Without a type the attribute is text, and
   * the property takes any value, which is not written into the page's HTML.
   */
  readonly type?: 'string' | 'number' | 'boolean' | readonly string[];
  /** The values in TypeScript's words, where the type is not exact. */
  readonly shape?: string;
  /** Only the property is meant to be used: it holds data of a person. */
  readonly isProperty?: boolean;
  /** Value without the attribute. Booleans are always false by default. */
  readonly default?: string | number;
  readonly description: string;
  /** True when the attribute changes the first frame, so that the prepared one would be wrong. */
  readonly changesFirstFrame?: boolean;
}

export interface EventDefinition {
  /** Fields of `event.detail` with their types. */
  readonly detail: Readonly<Record<string, keyof FieldTypes>>;
  /** Of `freight-navigate` alone: the code knows it by its name. */
  readonly cancelable?: boolean;
  readonly description: string;
}

/** A call that a page can make; it returns a promise. */
export interface MethodDefinition {
  /** In TypeScript's words: `orderId: string`. */
  readonly parameters?: string;
  readonly description: string;
}

export interface ElementDefinition {
  readonly tag: `freight-${string}`;
  readonly summary: string;
  readonly attributes: Readonly<Record<string, AttributeDefinition>>;
  readonly events: Readonly<Record<string, EventDefinition>>;
  /** What a page can call, besides what every element has. */
  readonly methods?: Readonly<Record<string, MethodDefinition>>;
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
  /** Its code waits until the visitor does something on the page: for what many pages show and few visitors use. */
  readonly sleeps?: Sleep;
}

/** When an element does not wait for the visitor. */
export interface Sleep {
  /** The key under which the browser keeps what the element shows. */
  readonly unless: string;
  /** The capability of the API without which the element shows nothing. */
  readonly needs?: string;
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

/** Methods every element has. */
export const globalMethods = {
  focus: {
    parameters: 'options?: FocusOptions',
    description: 'Focuses the first field; where it has none, its heading or its first button.',
  },
} as const satisfies Record<string, MethodDefinition>;

export const resetMethod = {
  description: 'Starts from scratch: what has been typed is gone, and what the page has set applies.',
} as const satisfies MethodDefinition;

/** Of elements with a menu. */
export const openMenuMethod = {
  description: 'Opens the menu, with the focus on its first item.',
} as const satisfies MethodDefinition;

/** Slots every element has. */
export const globalSlots = {
  before: 'Above everything the element shows.',
  after: 'Below everything the element shows.',
} as const satisfies Record<string, string>;

/** In the card, where people look for help. */
export const helpSlot = "In place of the help phone, for example a link to the page's own help.";
/** On the screen of an order. */
export const afterStatusSlot = 'Below the status of an order, for example what the page offers in that case.';

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

/** What a host counts as having been offered; an element without a height dispatches it when it has one. */
const seenEvent = {
  detail: {},
  description: 'Half of the element has come into view for the first time.',
} as const satisfies EventDefinition;

/** A price of the API, before the order or in it; elements that sending is shown in dispatch it. */
export const priceShownEvent = {
  detail: { price: 'number' },
  description:
    'Another price is shown, in SEK: of a quote, which may be the lowest, or of the order to be placed.',
} as const satisfies EventDefinition;

/** An element's events by name, those that every element has included. */
export const eventsOf = ({ events }: ElementDefinition): Readonly<Record<string, EventDefinition>> => ({
  ...events,
  'freight-element-seen': seenEvent,
  'freight-error': errorEvent,
});
