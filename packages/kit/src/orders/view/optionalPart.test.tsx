import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { kitElement } from '#bridge/defineElement.ts';
import type { ElementDefinition } from '#bridge/definition.ts';
import { renderElement } from '#testing/renderElement.ts';
import { optionalPart } from './optionalPart.tsx';

test('a part that cannot be loaded leaves the screen around it as it is', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module');
  const Part = optionalPart(() => Promise.reject(failure), import.meta.url);
  const definition = {
    tag: 'freight-optional-probe',
    summary: 'An element with a part that it works without.',
    attributes: {},
    events: {},
  } as const satisfies ElementDefinition;
  const screen = () => (
    <>
      <p>The step</p>
      <Suspense fallback={<p>Loading</p>}>
        <Part />
      </Suspense>
    </>
  );
  const { root } = await renderElement(kitElement({ definition, screen, css: '', texts: [] }));
  await expect.poll(() => root.textContent).toBe('The step');
});
