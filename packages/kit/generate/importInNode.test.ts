import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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
  // All modules of the kit are transformed anew, which takes its time beside other tests.
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
  const tracking = { sv: 'Spåra paket', en: 'Track parcel', de: 'Paket verfolgen', field: 'packageId' };
  const words: Record<string, typeof tracking> = {
    'freight-price': { sv: 'Hem till dig:', en: 'Home to you:', de: 'Nach Hause:', field: 'town' },
    'freight-start': tracking,
    'freight-track': tracking,
  };
  expect(frames.map(({ tag }) => tag).sort()).toEqual(Object.keys(words));
  for (const { tag, markup, css } of frames) {
    expect(Object.keys(markup[''] ?? {})).toEqual(['sv', 'en', 'de']);
    expect(markup['']?.['sv']).toContain(words[tag]?.sv);
    expect(markup['']?.['en']).toContain(words[tag]?.en);
    expect(markup['']?.['de']).toContain(words[tag]?.de);
    for (const html of Object.values(markup).flatMap((texts) => Object.values(texts))) {
      expect(html).toMatch(/^<div class="root" lang="\w\w"/);
      expect(html).not.toMatch(/style=|<script/);
    }
    expect(markup['']?.['en']).toContain(`name="${words[tag]?.field}"`);
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
