import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { kitElement } from '#bridge/defineElement.ts';
import type { ElementDefinition } from '#bridge/definition.ts';
import { lazyPart } from '#bridge/lazyPart.tsx';
import { nextTask } from '#testing/nextTask.ts';
import { renderElement } from '#testing/renderElement.ts';

const notFetched = () => new TypeError('Failed to fetch dynamically imported module');

/** An element with a part whose first loads fail, `failures` of them; `file` is the importing module's address. */
async function renderLazy(name: `freight-${string}`, failures: number, file: string) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let loads = 0;
  const Part = lazyPart(async () => {
    loads += 1;
    if (loads <= failures) throw notFetched();
    return () => <p>The part</p>;
  }, file);
  const definition = {
    tag: name,
    summary: 'An element with a lazy part.',
    attributes: {},
    events: {},
  } as const satisfies ElementDefinition;
  const screen = () => (
    <Suspense fallback={<p>Loading</p>}>
      <Part />
    </Suspense>
  );
  return renderElement(kitElement({ definition, screen, css: '', texts: [] }));
}

test('a part that could not be loaded is loaded again with the next try, as often as it takes', async () => {
  const offline = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const { screen } = await renderLazy('freight-lazy-probe', 2, import.meta.url);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await expect.poll(() => offline.mock.calls.length).toBe(2);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('The part');
});

test('a part that fails again while the server answers asks for the page to be reloaded', async () => {
  const { screen } = await renderLazy('freight-failed-probe', 2, `${import.meta.url}#failed`);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Please reload the page to go on.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a part that a newer release has replaced asks for the page to be reloaded', async () => {
  const gone = new URL('/chunks/gone-12345678.js', location.href).href;
  const answer = vi.spyOn(globalThis, 'fetch');
  answer.mockImplementation(async (input) => {
    expect(String(input)).toBe(gone);
    return new Response(null, { status: 404 });
  });
  const { screen } = await renderLazy('freight-outdated-probe', 1, gone);
  await screen.findByText('Please reload the page to go on.');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('renders a prepared part immediately, without the fallback', async () => {
  const Part = lazyPart(async () => () => <p>The part</p>, import.meta.url);
  Part.prepare();
  await nextTask();
  const screen = () => (
    <Suspense fallback={<p>Loading</p>}>
      <Part />
    </Suspense>
  );
  const definition = {
    tag: 'freight-prepared-probe',
    summary: 'An element with a part that is already there.',
    attributes: {},
    events: {},
  } as const satisfies ElementDefinition;
  const { screen: shown } = await renderElement(kitElement({ definition, screen, css: '', texts: [] }));
  expect(shown.getByText('The part')).toBeTruthy();
  expect(shown.queryByText('Loading')).toBeNull();
});
