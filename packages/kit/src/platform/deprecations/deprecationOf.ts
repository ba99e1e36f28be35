import { type Deprecation, deprecations, type Kind } from './deprecations.ts';

/** The entry of a name of a tag, or of every one; names that belong to no tag have `''` for it. */
export const entryOf = <Entry>(
  table: Readonly<Record<string, Entry>> | undefined,
  tag: string,
  name: string,
): Entry | undefined => table?.[`every ${name}`] ?? table?.[tag ? `${tag} ${name}` : name];

export const deprecationOf = (kind: Kind, tag: string, name: string): Deprecation | undefined =>
  entryOf(deprecations[kind], tag, name);
