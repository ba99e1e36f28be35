import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { brand } from '#brand.ts';
import { escaped, headOf } from './head.ts';
import { listings } from './listings.ts';
import { type BuildManifest, pageFiles } from './pageFiles.ts';
import { pictures } from './pictures.ts';

/**
 * Builds the site: the client, then every public page as a file, with the kit's own files beside them in `/kit`.
 * The kit must have been built before.
 */
const site = join(import.meta.dirname, '..');
const dist = join(site, 'dist');
/** The hosted kit; the package's own files are for the bundlers of others. */
const kit = join(dirname(fileURLToPath(import.meta.resolve('@freight/kit/custom-elements.json'))), 'dist');
const server = join(site, 'dist-server');

type Rendering = typeof import('#prerender.tsx');

/** The card as the hero has it; the name of its first frame is that of its tab. */
const card = { start: '<freight-start tab="send">', frame: 'freight-start.send.sv.html' } as const;

/** Puts the card's first frame into its tag, as a declarative shadow root that paints before any script. */
async function withFirstFrames(markup: string): Promise<string> {
  const frame = await readFile(join(kit, 'frames', card.frame), 'utf8');
  const link = '<link rel="stylesheet" href="/kit/frames/freight-start.css">';
  const template = `<template shadowrootmode="open">${link}${frame}</template>`;
  return markup.replaceAll(`${card.start}<`, () => `${card.start}${template}<`);
}

await build({ configFile: join(site, 'vite.config.ts'), logLevel: 'warn' });
await build({
  configFile: join(site, 'vite.config.ts'),
  logLevel: 'warn',
  build: { ssr: join(site, 'src', 'prerender.tsx'), outDir: server, emptyOutDir: true, copyPublicDir: false },
});
const { pages, render, metaOf, faq, drawPictures }: Rendering = await import(join(server, 'prerender.js'));

/** The face every visitor needs is fetched beside the style sheet that names it: it comes in time or not at all. */
const assets = await readdir(join(dist, 'assets'));
const font = assets.find((file) => file.includes('latin-wght-normal') && !file.includes('latin-ext'));
const preload = `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin>`;
const template = (await readFile(join(dist, 'index.html'), 'utf8')).replace(
  '</title>',
  `</title>\n    ${preload}`,
);
const built: BuildManifest = JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8'));

for (const page of pages) {
  const { title, description } = metaOf(page.meta);
  const head = headOf(page, { title, description, faq }, pageFiles(built, page.module));
  const markup = await withFirstFrames(await render(page.path));
  const html = template
    .replace('<!--title-->', () => escaped(`${title} – ${brand.name}`))
    .replace('<!--description-->', () => escaped(description))
    // After the site's own style sheet, so that what a page adds counts.
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace('<!--page-->', () => markup);
  await mkdir(dirname(join(dist, page.file)), { recursive: true });
  await writeFile(join(dist, page.file), html);
}
const drawn = await pictures(pathToFileURL(`${join(site, 'public')}/`));
for (const [file, content] of Object.entries({ ...listings(pages), ...drawn })) {
  await writeFile(join(dist, file), content);
}
for (const [path, svg] of drawPictures()) await writeFile(join(dist, path), svg);
await cp(kit, join(dist, 'kit'), { recursive: true, filter: (source) => !source.endsWith('types') });
await rm(join(dist, '.vite'), { recursive: true });
await rm(server, { recursive: true });
