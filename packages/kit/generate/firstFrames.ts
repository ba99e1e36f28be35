import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { createServer, type Plugin } from 'vite';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import type { FrameNode } from '#loader/firstFrame.ts';

const prefix = 'virtual:first-frame/';
const kit = join(import.meta.dirname, '..');

function toFrame(node: Tree.ChildNode): FrameNode[] {
  if (node.nodeName === '#text') return [(node as Tree.TextNode).value];
  if (node.nodeName.startsWith('#')) return [];
  const { tagName, attrs, childNodes } = node as Tree.Element;
  return [[tagName, Object.fromEntries(attrs.map(({ name, value }) => [name, value])), ...childNodes.flatMap(toFrame)]];
}

/** Renders the first frame of a tag in one language, as markup. */
export async function renderFrames(wanted: { tag: string; language: string }[]): Promise<string[]> {
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
    const { renderFirstFrame } = await server.ssrLoadModule('/src/loader/renderFirstFrame.tsx');
    const markups: string[] = [];
    for (const { tag, language } of wanted) {
      const { element } = await server.ssrLoadModule(`/src/elements/${tag.replace('freight-', '')}/${tag}.tsx`);
      markups.push(await renderFirstFrame(element, language));
    }
    return markups;
  } finally {
    await server.close();
  }
}

/**
 * `virtual:first-frame/{tag}/{language}`: what an element looks like before React is on the page, rendered from
 * the component itself, so that React finds exactly what it would have made.
 */
export function firstFrames(): Plugin {
  return {
    name: 'freight-first-frames',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [tag = '', language = ''] = id.slice(prefix.length + 1).split('/');
      const folder = tag.replace('freight-', '');
      const [markup = ''] = await renderFrames([{ tag, language }]);
      const frame = parseFragment(markup).childNodes.flatMap(toFrame)[0];
      return [
        `import kit from '#styles/kit.css?inline';`,
        `import own from '#elements/${folder}/${folder}.css?inline';`,
        `export const css = [kit, own];`,
        `export default ${JSON.stringify(frame)};`,
      ].join('\n');
    },
  };
}
