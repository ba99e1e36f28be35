import { expect, onTestFinished, test, vi } from 'vitest';
import { defineElement } from '#bridge/defineElement.ts';
import { element as trackElement } from '#elements/track/freight-track.tsx';
import { configure } from '#platform/configuration.ts';
import { deprecations } from '#platform/deprecations/deprecations.ts';
import { connectToApi } from '#testing/renderElement.ts';
import { watchErrors } from '#testing/twin.ts';

const gone = { since: '1.3.0', instead: 'Use another.' };
const samples = {
  tags: { 'freight-track': gone },
  attributes: { 'freight-track order-id': gone, 'every theme': gone, 'freight-start tab': gone },
  methods: { 'freight-track reset': gone },
  slots: { 'every before': gone },
  tokens: { '--freight-radius': gone, '--freight-color-link': gone },
  texts: { 'track.entry.label': gone },
};

test('names in the console what the page uses and the next major version removes, once each [Q7]', async () => {
  await connectToApi();
  Object.assign(deprecations, samples);
  onTestFinished(() => {
    for (const kind of Object.keys(samples)) delete deprecations[kind as keyof typeof samples];
    document.body.replaceChildren();
    configure({ texts: undefined });
  });
  const problems = watchErrors();
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  configure({ texts: { en: { 'track.entry.label': 'Your booking' } } });
  await defineElement(trackElement);
  const markup = `<freight-track theme="light" style="--freight-radius: 2px"><p slot="before">Ours</p></freight-track>`;
  document.body.innerHTML = markup + markup;
  await document.querySelector<HTMLElement & { reset(): Promise<void> }>('freight-track')?.reset();
  const uses = [
    '<freight-track>',
    'The attribute "theme" of <freight-track>',
    'The slot "before" of <freight-track>',
    'The token --freight-radius',
    'The method reset() of <freight-track>',
    'The text "track.entry.label"',
  ];
  const lines = () => warned.mock.calls.flat().map(String);
  await expect.poll(() => lines().length).toBe(uses.length);
  for (const use of uses)
    expect(lines().join('\n')).toContain(
      `name-deprecated: ${use} is deprecated since version 1.3.0, and the next major version removes it. Use another.`,
    );
  expect(problems.length).toBeGreaterThanOrEqual(uses.length);
});
