import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { brand } from '#brand.ts';

/**
 * Builds the site: the client, then every public page as a file, with the kit's own files beside them in `/kit`.
 * The kit must have been built before.
 */
const site = join(import.meta.dirname, '..');
const dist = join(site, 'dist');
const kit = dirname(fileURLToPath(import.meta.resolve('@freight/kit/freight.js')));
const server = join(site, 'dist-server');

type Rendering = typeof import('#prerender.tsx');

const framed = ['freight-start'] as const;

/** Puts an element's first frame into its tag, as a declarative shadow root that paints before any script. */
async function withFirstFrames(markup: string): Promise<string> {
  let framedMarkup = markup;
  for (const tag of framed) {
    const frame = await readFile(join(kit, 'frames', `${tag}.sv.html`), 'utf8');
    const template = `<template shadowrootmode="open"><link rel="stylesheet" href="/kit/frames/${tag}.css">${frame}</template>`;
    framedMarkup = framedMarkup.replaceAll(`<${tag}></${tag}>`, () => `<${tag}>${template}</${tag}>`);
  }
  return framedMarkup;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

await build({ configFile: join(site, 'vite.config.ts'), logLevel: 'warn' });
await build({
  configFile: join(site, 'vite.config.ts'),
  logLevel: 'warn',
  build: { ssr: join(site, 'src', 'prerender.tsx'), outDir: server, emptyOutDir: true, copyPublicDir: false },
});
const { pages, render, metaOf }: Rendering = await import(join(server, 'prerender.js'));

/** The face every visitor needs is fetched beside the style sheet that names it, so that the swap comes early or never. */
const assets = await readdir(join(dist, 'assets'));
const font = assets.find((file) => file.includes('latin-wght-normal') && !file.includes('latin-ext'));
const preload = `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin>`;
const template = (await readFile(join(dist, 'index.html'), 'utf8')).replace(
  '</title>',
  `</title>\n    ${preload}`,
);
for (const { path, file, meta } of pages) {
  const { title, description } = metaOf(meta);
  const html = template
    .replace('<!--title-->', () => escaped(`${title} – ${brand.name}`))
    .replace('<!--description-->', () => escaped(description));
  const markup = await withFirstFrames(render(path));
  await mkdir(dirname(join(dist, file)), { recursive: true });
  await writeFile(
    join(dist, file),
    html.replace('<!--page-->', () => markup),
  );
}
await cp(kit, join(dist, 'kit'), { recursive: true, filter: (source) => !source.endsWith('types') });
await rm(server, { recursive: true });
