/** What has names that a release promises. */
export const kinds = [
  'tags',
  'attributes',
  'events',
  'methods',
  'parts',
  'slots',
  'tokens',
  'texts',
  'capabilities',
] as const;
export type Kind = (typeof kinds)[number];

export interface Deprecation {
  /** The version of the kit that deprecates it. */
  readonly since: string;
  /** A sentence: what to use in its place. */
  readonly instead: string;
}

/**
 * Names that the next major version removes. What belongs to one tag has it in front (`freight-track order-id`), what
 * every element has `every`. Console, documentation and types show each.
 */
export const deprecations: Partial<Record<Kind, Readonly<Record<string, Deprecation>>>> = {};
