import { expect, test, vi } from 'vitest';
import { defineElement, kitElement } from '#bridge/defineElement.ts';
import type { ElementDefinition } from '#bridge/definition.ts';
import { chooseLanguage } from '#platform/language.ts';
import { place, ready } from '#testing/twin.ts';

const definition = {
  tag: 'freight-fragile',
  summary: 'An element that fails.',
  attributes: { broken: { type: 'boolean', description: '' } },
  events: {},
} as const satisfies ElementDefinition;

function Fragile({ broken }: { broken: boolean }) {
  if (broken) throw new Error('It broke');
  return <p>Whole</p>;
}

test('shows that something went wrong, emits an event, and works again after a retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  chooseLanguage('en');
  await defineElement(kitElement({ definition, screen: Fragile, css: '', texts: [] }));
  const host = place('freight-fragile');
  const root = await ready(host);
  const reported: unknown[] = [];
  document.addEventListener('freight-error', (event) => reported.push((event as CustomEvent).detail), {
    once: true,
  });
  host.setAttribute('broken', '');
  await expect
    .poll(() => root.querySelector('[role=alert]')?.textContent)
    .toContain('Something went wrong here.');
  const message = '<freight-fragile> broke and shows an apology instead. Error: It broke';
  await expect.poll(() => reported).toEqual([{ code: 'screen-broken', message }]);
  host.removeAttribute('broken');
  root.querySelector('button')?.click();
  await expect.poll(() => root.querySelector('p')?.textContent).toBe('Whole');
});
