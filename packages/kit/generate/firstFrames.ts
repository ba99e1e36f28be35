import { join } from 'node:path';
import { fallbackLanguage, languages } from '@freight/contract';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { type FirstFrame, frameTrees, markOf, type Rendered } from './frameTrees.ts';
import { keysOfPlace, readPlaces } from './textFiles.ts';

const id = 'virtual:first-frames';
const kit = join(import.meta.dirname, '..');

/** The rules without the comments and white space that only readers need. */
const withoutComments = (css: string) =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const folderOf = (tag: string) => tag.replace('freight-', '');
const frameCss = '/src/styles/frame/frame.css?inline';
const cssOf = (tag: string) => `/src/elements/${folderOf(tag)}/${folderOf(tag)}.css?inline`;

async function renderTag(server: ViteDevServer, tag: string): Promise<FirstFrame> {
  const { default: shared } = await server.ssrLoadModule(frameCss);
  const { default: own } = await server.ssrLoadModule(cssOf(tag));
  const markup: Record<string, Record<string, string>> = {};
  // Sequentially, because the texts follow the page's one language.
  for (const language of languages)
    for (const [name, html] of Object.entries(await renderMarkup(server, tag, language)))
      markup[name] = { ...markup[name], [language]: html };
  return { tag, markup, keys: {}, css: withoutComments(`${shared}\n${own}`) };
}

async function renderMarkup(
  server: ViteDevServer,
  tag: string,
  ...options: [language: string, texts?: object]
): Promise<Record<string, string>> {
  const { renderFirstFrames } = await server.ssrLoadModule('/src/loader/renderFirstFrame.tsx');
  const { element } = await server.ssrLoadModule(`/src/elements/${folderOf(tag)}/${tag}.tsx`);
  return renderFirstFrames(element, ...options);
}

/** Every text of the kit replaced by its key, as a page replaces texts by its own. */
async function keysAsTexts(): Promise<object> {
  const keys = (await readPlaces()).flatMap(keysOfPlace);
  return { [fallbackLanguage]: Object.fromEntries(keys.map((key) => [key, markOf(key)])) };
}

/** Renders the first frames of every tag that has any, from the components that take them over later. */
export async function renderFrames(): Promise<Rendered> {
  // What an earlier rendering in this process left on the page: its modules would load texts from a server that has ended.
  Reflect.deleteProperty(globalThis, Symbol.for('freight.shared'));
  const server = await createServer({
    root: kit,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [react()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { definitions } = await server.ssrLoadModule('/src/elements/definitions.ts');
    const frames: FirstFrame[] = [];
    for (const { tag, firstFrame } of definitions) if (firstFrame) frames.push(await renderTag(server, tag));
    // After all others, because texts that have been replaced once stay replaced.
    const keys = await keysAsTexts();
    for (const frame of frames) frame.keys = await renderMarkup(server, frame.tag, fallbackLanguage, keys);
    const { renderRefusal } = await server.ssrLoadModule('/src/loader/renderFirstFrame.tsx');
    const files = new Set(server.environments.ssr.moduleGraph.fileToModulesMap.keys());
    return { frames, refusal: renderRefusal(), files };
  } finally {
    await server.close();
  }
}

/** `frames/{tag}.{language}.html`, or `frames/{tag}.{name}.{language}.html` for a frame of another name. */
const fileOf = (tag: string, name: string, language: string) =>
  `frames/${[tag, name, language].filter(Boolean).join('.')}.html`;

/**
 * `virtual:first-frames`: what elements look like before React is on the page, rendered from the components themselves,
 * so that React finds exactly what it would have made; `virtual:first-frames/keys` are the keys of their words. A build also writes the frames as files for prerendered pages:
 * the html is the inner markup of a declarative shadow root, `frames/{tag}.css` the style sheet to be linked in it. A
 * development server renders them again when a file they are made from changes; the next page shows them.
 */
export function firstFrames(): Plugin {
  let rendering: Promise<Rendered> | undefined;
  const render = () => {
    rendering ??= renderFrames();
    return rendering;
  };
  return {
    name: 'freight-first-frames',
    resolveId: (source) => (source === id || source === `${id}/keys` ? `\0${source}` : undefined),
    async load(source) {
      if (!source.startsWith(`\0${id}`)) return undefined;
      const rendered = await render();
      const tags = rendered.frames.map(({ tag }) => tag);
      const sheets = [frameCss, ...tags.map(cssOf)].map((path) => JSON.stringify(join(kit, path)));
      const css = tags.map((tag, index) => `${JSON.stringify(tag)}: css${index + 1}`);
      const { wordKeys, ...prepared } = frameTrees(rendered);
      if (source.endsWith('/keys')) return `export const wordKeys = ${JSON.stringify(wordKeys)};`;
      return [
        ...sheets.map((path, index) => `import css${index} from ${path};`),
        `export const frames = { sharedCss: css0, css: { ${css.join(', ')} }, ...${JSON.stringify(prepared)} };`,
      ].join('\n');
    },
    async hotUpdate({ file }) {
      const { name, moduleGraph } = this.environment;
      if (name !== 'client' || !rendering) return;
      // After a failure any file may have been the cause.
      const rendered = await rendering.catch(() => undefined);
      if (rendered && !rendered.files.has(file)) return;
      rendering = undefined;
      const prepared = moduleGraph.getModuleById(`\0${id}`);
      if (prepared) moduleGraph.invalidateModule(prepared);
    },
    async generateBundle() {
      for (const { tag, markup, css } of (await render()).frames) {
        this.emitFile({ type: 'asset', fileName: `frames/${tag}.css`, source: css });
        for (const [name, texts] of Object.entries(markup))
          for (const [language, source] of Object.entries(texts))
            this.emitFile({ type: 'asset', fileName: fileOf(tag, name, language), source });
      }
    },
  };
}
