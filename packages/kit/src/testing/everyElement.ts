import { beforeAll, describe } from 'vitest';
import type { KitElement } from '#bridge/defineElement.ts';
import type { ElementDefinition } from '#bridge/definition.ts';
import { attributeLaws } from '#testing/attributeLaws.ts';
import { methodLaws } from '#testing/laws/methodLaws.ts';
import { lifeLaws } from '#testing/lifeLaws.ts';
import { pageLaws } from '#testing/pageLaws.ts';
import { connectToApi } from '#testing/renderElement.ts';
import { styleLaws } from '#testing/styleLaws.ts';

interface Options {
  /** Attributes that put the element into its idle state, if it needs any. */
  attributes?: Record<string, string>;
  /** It has the typeface and the size of the text around it. */
  hasPageType?: boolean;
}

/**
 * Registers the tests every element has to pass: that it behaves like HTML, speaks in events, lives and dies
 * cleanly, keeps its styles to itself, speaks every language and is accessible.
 */
export function everyElement<D extends ElementDefinition>(
  element: KitElement<D>,
  { attributes = {}, hasPageType = false }: Options = {},
): void {
  const any = element as unknown as KitElement;
  describe(`every element: ${any.definition.tag}`, () => {
    beforeAll(connectToApi);
    attributeLaws(any);
    lifeLaws(any, attributes);
    methodLaws(any, attributes);
    styleLaws(any, attributes, hasPageType);
    pageLaws(any, attributes);
  });
}
