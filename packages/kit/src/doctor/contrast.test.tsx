import { afterEach, beforeAll, expect, test } from 'vitest';
import { element as track } from '#elements/track/freight-track.tsx';
import { connectToApi, renderElement } from '#testing/renderElement.ts';
import { lowestContrast } from './contrast.ts';

beforeAll(connectToApi);
afterEach(() => document.documentElement.removeAttribute('style'));

const set = (tokens: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(tokens))
    document.documentElement.style.setProperty(`--freight-color-${name}`, value);
};

test('finds the kit readable as it comes, in both themes [P14]', async () => {
  for (const theme of ['light', 'dark']) {
    const { host } = await renderElement(track, { attributes: { theme } });
    expect(lowestContrast()?.ratio).toBeGreaterThanOrEqual(4.5);
    host.remove();
  }
});

test('names the text that a brand makes unreadable, and is content with a ground for it [P14]', async () => {
  const dark = { text: '#ffffff', muted: '#e5e5e5', accent: '#ffe9a8', surface: 'transparent' };
  set(dark);
  await renderElement(track, { attributes: { theme: 'light' } });
  expect(lowestContrast()).toMatchObject({ tag: 'freight-track', text: expect.any(String) });
  expect(lowestContrast()?.ratio).toBeLessThan(1.5);
  set({ ground: '#101418', 'on-accent': '#101418' });
  expect(lowestContrast()?.ratio).toBeGreaterThanOrEqual(4.5);
});
