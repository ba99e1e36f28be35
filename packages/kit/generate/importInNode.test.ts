import { createServer, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { elementFiles } from './elementFiles.ts';
import { entryTable } from './entryTable.ts';
import { firstFrames, renderFrames } from './firstFrames.ts';

const tags = Object.entries(elementFiles());
let server: ViteDevServer;
beforeAll(async () => {
  server = await createServer({
    root: `${import.meta.dirname}/..`,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [entryTable(), firstFrames()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
});
afterAll(() => server.close());
afterEach(() => vi.unstubAllGlobals());

test.each(tags)('%s can be imported where there is no page', async (_, file) => {
  const { element, ready } = await server.ssrLoadModule(file);
  await expect(ready).resolves.toBeUndefined();
  expect(element.definition.tag).toMatch(/^freight-/);
});

test.each([
  ['the registry alone, as Lit', {}],
  ['elements as well, as an older Lit', { HTMLElement: class {} }],
])('defines no tag on a server where a library provides %s [P5]', async (_, globals) => {
  const define = vi.fn();
  vi.stubGlobal('customElements', { define, get: () => undefined });
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  server.moduleGraph.invalidateAll();
  for (const [, file] of tags) {
    const { ready } = await server.ssrLoadModule(file);
    await expect(ready).resolves.toBeUndefined();
  }
  expect(define).not.toHaveBeenCalled();
});

test.each(['src/index.ts', 'src/loader/freight.ts'])(
  '%s does nothing where there is no page',
  async (entry) => {
    await expect(server.ssrLoadModule(`/${entry}`)).resolves.toBeDefined();
  },
);

test('renders the first frames in three languages, as markup and css', async () => {
  const { frames } = await renderFrames();
  expect(frames.map(({ tag }) => tag).sort()).toEqual(['freight-start', 'freight-track']);
  for (const { markup, css } of frames) {
    expect(Object.keys(markup[''] ?? {})).toEqual(['sv', 'en', 'de']);
    expect(markup['']?.['sv']).toContain('Spåra paket');
    expect(markup['']?.['en']).toContain('Track parcel');
    expect(markup['']?.['de']).toContain('Paket verfolgen');
    for (const html of Object.values(markup).flatMap((texts) => Object.values(texts))) {
      expect(html).toMatch(/^<div class="root" lang="\w\w"/);
      expect(html).not.toMatch(/style=|<script/);
    }
    expect(markup['']?.['en']).toContain('name="packageId"');
    expect(css).toContain('.field__control');
    expect(css).not.toContain('@import');
  }
});

test('renders the card on its send tab as well, with both addresses', async () => {
  const start = (await renderFrames()).frames.find(({ tag }) => tag === 'freight-start');
  expect(Object.keys(start?.markup ?? {})).toEqual(['', 'send']);
  for (const html of Object.values(start?.markup['send'] ?? {})) {
    expect(html).toContain('data-frame="send"');
    expect(html).toContain('name="pickup"');
    expect(html).toContain('name="dropoff"');
  }
});
