import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deprecationOf, entryOf } from '#platform/deprecations/deprecationOf.ts';
import type { Deprecation, Kind } from '#platform/deprecations/deprecations.ts';

/** Names of each kind with the version that has each first. What belongs to one tag has it in front, what to all has `every`. */
export type Promised = Record<Kind, Record<string, string>>;

/** Where a release writes what it promises. */
export const promisedFile = join(import.meta.dirname, '..', 'promised.json');

export const readPromised = (): Promised => JSON.parse(readFileSync(promisedFile, 'utf8'));

let released: Promised | undefined;

/** From when to when a name is promised. */
export interface Life {
  /** The version that has it first; `next` until it is released. */
  readonly since: string;
  readonly deprecation: Deprecation | undefined;
}

export function lifeOf(kind: Kind, tag: string, name: string): Life {
  released ??= readPromised();
  return {
    since: entryOf(released[kind], tag, name) ?? 'next',
    deprecation: deprecationOf(kind, tag, name),
  };
}

const deprecationText = ({ since, instead }: Deprecation) => `Deprecated since ${since}. ${instead}`;

/** For the column of a table. */
export const lifeCell = ({ since, deprecation }: Life): string =>
  deprecation ? `${since}. ${deprecationText(deprecation)}` : since;

/** A sentence or two. */
export const lifeText = ({ since, deprecation }: Life): string =>
  [
    since === 'next' ? 'Since the next version.' : `Since ${since}.`,
    deprecation && deprecationText(deprecation),
  ]
    .filter(Boolean)
    .join(' ');

/** For tools, which strike out what is deprecated. */
export const deprecatedField = ({ deprecation }: Life) =>
  deprecation ? { deprecated: deprecationText(deprecation) } : {};

/** The fields of an entry that a tool reads. */
export const described = (text: string, life: Life) => ({
  description: `${text} ${lifeText(life)}`,
  ...deprecatedField(life),
});
