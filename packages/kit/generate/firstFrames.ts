import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import type { FrameNode } from '#loader/firstFrame.ts';

const prefix = 'virtual:first-frame/';
const languages = ['sv', 'en', 'de'] as const;
const kit = join(import.meta.dirname, '..');

/** What a page needs to show an element before any script: markup for its shadow root by language, and css. */
export interface FirstFrame {
  tag: string;
  markup: Record<string, string>;
  css: string;
}

function toFrame(node: Tree.ChildNode): FrameNode[] {
  if (node.nodeName === '#text') return [(node as Tree.TextNode).value];
  if (node.nodeName.startsWith('#')) return [];
  const { tagName, attrs, childNodes } = node as Tree.Element;
  return [
    [
      tagName,
      Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
      ...childNodes.flatMap(toFrame),
    ],
  ];
}

/** What is left of the rules when nobody reads them. */
const withoutComments = (css: string) =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const folderOf = (tag: string) => tag.replace('freight-', '');

async function renderTag(server: ViteDevServer, tag: string): Promise<FirstFrame> {
  const folder = folderOf(tag);
  const { renderFirstFrame } = await server.ssrLoadModule('/src/loader/renderFirstFrame.tsx');
  const { element } = await server.ssrLoadModule(`/src/elements/${folder}/${tag}.tsx`);
  const { default: frameCss } = await server.ssrLoadModule('/src/styles/frame.css?inline');
  const { default: ownCss } = await server.ssrLoadModule(`/src/elements/${folder}/${folder}.css?inline`);
  const markup: Record<string, string> = {};
  // One after the other: the page's one language is what the texts follow.
  for (const language of languages) markup[language] = await renderFirstFrame(element, language);
  return { tag, markup, css: withoutComments(`${frameCss}\n${ownCss}`) };
}

/** Renders the first frame of every tag that has one, from the components that take them over later. */
export async function renderFrames(): Promise<FirstFrame[]> {
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
    return frames;
  } finally {
    await server.close();
  }
}

/**
 * `virtual:first-frame/{tag}/{language}`: what an element looks like before React is on the page, rendered from
 * the component itself, so that React finds exactly what it would have made. A build also writes the frames as
 * files for prerendered pages: `frames/{tag}.{language}.html` is the inner markup of a declarative shadow root,
 * `frames/{tag}.css` the style sheet to be linked in it.
 */
export function firstFrames(): Plugin {
  let rendered: Promise<FirstFrame[]> | undefined;
  const frames = () => {
    rendered ??= renderFrames();
    return rendered;
  };
  return {
    name: 'freight-first-frames',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [tag = '', language = ''] = id.slice(prefix.length + 1).split('/');
      const markup = (await frames()).find((frame) => frame.tag === tag)?.markup[language];
      if (markup === undefined) throw new Error(`There is no first frame of ${tag} in "${language}".`);
      const own = join(kit, 'src', 'elements', folderOf(tag), `${folderOf(tag)}.css`);
      return [
        `import frame from ${JSON.stringify(`${join(kit, 'src', 'styles', 'frame.css')}?inline`)};`,
        `import own from ${JSON.stringify(`${own}?inline`)};`,
        `import { painter } from ${JSON.stringify(join(kit, 'src', 'loader', 'firstFrame.ts'))};`,
        `export const paint = painter(${JSON.stringify(parseFragment(markup).childNodes.flatMap(toFrame)[0])}, [frame, own]);`,
      ].join('\n');
    },
    async generateBundle() {
      for (const { tag, markup, css } of await frames()) {
        this.emitFile({ type: 'asset', fileName: `frames/${tag}.css`, source: css });
        for (const [language, source] of Object.entries(markup))
          this.emitFile({ type: 'asset', fileName: `frames/${tag}.${language}.html`, source });
      }
    },
  };
}
