import { capabilityVersions } from '@freight/contract';
import { globalAttributes, globalMethods, globalSlots } from '#bridge/definition.ts';
import { type Kind, kinds } from '#platform/deprecations/deprecations.ts';
import { commonParts, type DescribedElement } from './describe.ts';
import type { Promised } from './life.ts';
import type { Token } from './tokens.ts';

const names = (tag: string, described: readonly { name: string }[], ofAll: object) =>
  described.filter(({ name }) => !(name in ofAll)).map(({ name }) => `${tag} ${name}`);
const ofEvery = (ofAll: object) => Object.keys(ofAll).map((name) => `every ${name}`);

/** All names that the kit has now. */
export function namesOfKit(
  elements: readonly DescribedElement[],
  tokens: readonly Token[],
  textKeys: readonly string[],
): Record<Kind, string[]> {
  const textNames = (texts: Readonly<Record<string, string>>) => Object.keys(texts).map((name) => ({ name }));
  return {
    tags: elements.map(({ tag }) => tag),
    attributes: [
      ...ofEvery(globalAttributes),
      ...elements.flatMap(({ tag, attributes }) => names(tag, attributes, globalAttributes)),
    ],
    events: elements.flatMap(({ tag, events }) => names(tag, events, {})),
    methods: [
      ...ofEvery({ ready: '', ...globalMethods }),
      ...elements.flatMap(({ tag, methods }) => names(tag, methods, globalMethods)),
    ],
    parts: [
      ...ofEvery(commonParts),
      ...elements.flatMap(({ tag, ownParts }) => names(tag, textNames(ownParts), commonParts)),
    ],
    slots: [
      ...ofEvery(globalSlots),
      ...elements.flatMap(({ tag, ownSlots }) => names(tag, textNames(ownSlots), globalSlots)),
    ],
    tokens: tokens.map(({ name }) => name),
    texts: [...textKeys],
    capabilities: Object.keys(capabilityVersions),
  };
}

/** What is promised after a release of this version: names that were promised before keep theirs. */
export const promisedWith = (before: Promised, current: Record<Kind, string[]>, version: string): Promised =>
  Object.fromEntries(
    kinds.map((kind) => {
      const all = { ...before[kind] };
      for (const name of current[kind]) all[name] ??= version;
      return [kind, all];
    }),
  ) as Promised;

/** Names that were promised and are gone. */
export const brokenPromises = (before: Promised, current: Record<Kind, string[]>): string[] =>
  kinds.flatMap((kind) =>
    Object.keys(before[kind])
      .filter((name) => !current[kind].includes(name))
      .map((name) => `${kind}: ${name}`),
  );
