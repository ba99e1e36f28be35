import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { pages } from '#publicPages.ts';
import { drawnFiles } from './drawnFiles.ts';
import { type BuildManifest, pageFiles } from './pageFiles.ts';
import { pageHtml, type Rendering } from './pageHtml.ts';

/**
 * Builds the site: the client, then every public page as a file, with the kit's own files beside them in `/kit`.
 * The kit must have been built before.
 */
const site = join(import.meta.dirname, '..');
const dist = join(site, 'dist');
/** The hosted kit; the package's own files are for the bundlers of host projects. */
const manifest = fileURLToPath(import.meta.resolve('@freight/kit/custom-elements.json'));
const kit = join(dirname(manifest), 'dist');
const server = join(site, 'dist-server');

/** The card of the hero; its first frames are named after its tab, which tracking is by default. */
const card = '<freight-start tab="send">';
const frameOf = (name: string) => readFile(join(kit, 'frames', `freight-start.${name}sv.html`), 'utf8');

/**
 * Puts the card's first frame into its tag, as a declarative shadow root that paints before any script. The other
 * tab's frame lies behind it for `public/card.js`, which chooses between them.
 */
async function withFirstFrames(markup: string): Promise<string> {
  if (!markup.includes(card)) return markup;
  const [send, track] = await Promise.all([frameOf('send.'), frameOf('')]);
  const link = '<link rel="stylesheet" href="/kit/frames/freight-start.css">';
  const template = `<template shadowrootmode="open">${link}${send}</template>`;
  const end = '</freight-start>';
  return markup
    .replace(card, () => card + template)
    .replace(end, () => `${end}<template>${track}</template><script src="/card.js"></script>`);
}

await build({ configFile: join(site, 'vite.config.ts'), logLevel: 'warn' });
await build({
  configFile: join(site, 'vite.config.ts'),
  logLevel: 'warn',
  build: { ssr: join(site, 'src', 'prerender.tsx'), outDir: server, emptyOutDir: true, copyPublicDir: false },
});
const rendering: Rendering = await import(join(server, 'prerender.js'));

/** The font that every page needs is fetched beside the style sheet that names it: it arrives in time or not at all. */
const assets = await readdir(join(dist, 'assets'));
const font = assets.find((file) => file.includes('latin-wght-normal') && !file.includes('latin-ext'));
const preload = `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin>`;
const template = (await readFile(join(dist, 'index.html'), 'utf8')).replace(
  '</title>',
  `</title>\n    ${preload}`,
);
const built: BuildManifest = JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8'));

for (const page of pages) {
  const files = pageFiles(built, page.module);
  const markup = await withFirstFrames(await rendering.render(page.path));
  const html = pageHtml(template, page, { rendering, files, markup });
  await mkdir(dirname(join(dist, page.file)), { recursive: true });
  await writeFile(join(dist, page.file), html);
}
for (const [file, content] of Object.entries(await drawnFiles(rendering, join(site, 'public'))))
  await writeFile(join(dist, file), content);
await cp(kit, join(dist, 'kit'), { recursive: true, filter: (source) => !source.endsWith('types') });
// The playground shows the content of the manifest.
await cp(manifest, join(dist, 'kit', 'custom-elements.json'));
await rm(join(dist, '.vite'), { recursive: true });
await rm(server, { recursive: true });
