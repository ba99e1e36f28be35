import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import { pages } from '#publicPages.ts';
import { pageHtml, type Rendering } from './pageHtml.ts';

const types: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
};

const publicFolder = join(import.meta.dirname, '..', 'public');

const renderingOf = (server: ViteDevServer) =>
  server.ssrLoadModule('/src/prerender.tsx') as Promise<Rendering>;

/** Draws icons and sprites; loaded by Node when the first one is requested, not with the configuration of Vite. */
async function draw(server: ViteDevServer): Promise<Record<string, string | Buffer>> {
  const module = pathToFileURL(join(import.meta.dirname, 'drawnFiles.ts')).href;
  const { drawnFiles } = (await import(module)) as typeof import('./drawnFiles.ts');
  return drawnFiles(await renderingOf(server), publicFolder);
}

/** The page that answers an address, as the server of the built site chooses it. */
const pageOf = (pathname: string) =>
  pages.find(({ path }) => path === pathname) ??
  pages.find(({ file }) => file === (pathname.startsWith('/order-details/') ? 'app.html' : '404.html'));

/** For a development server: the pages and drawn files that the build writes, made when they are requested. */
export function pagesOnRequest(): Plugin {
  return {
    name: 'site-pages-on-request',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server, originalUrl = '/' }) {
        if (!server) return html;
        const rendering = await renderingOf(server);
        const page = pageOf(new URL(originalUrl, 'http://localhost').pathname.replace(/(?<=.)\/+$/, ''));
        if (!page) return html;
        // The style sheet as a file: if styles are loaded by a script, the page first shows its text without them.
        const files = { styles: ['src/styles/site.css'], scripts: [] };
        const markup = await rendering.render(page.path);
        const whole = pageHtml(html, page, { rendering, files, markup });
        // As the server of the built site writes it.
        return whole.replace(
          '</head>',
          '<meta name="freight-empty-runs" content="/api/v1/empty-runs"></head>',
        );
      },
    },
    configureServer(server) {
      let drawn: ReturnType<typeof draw> | undefined;
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '/').replace(/[?#].*$/, '').slice(1);
        const type = types[extname(path)];
        if (!type || path.startsWith('src/') || existsSync(join(publicFolder, path))) {
          next();
          return;
        }
        drawn ??= draw(server);
        drawn.then((files) => {
          const content = files[path];
          if (content === undefined) next();
          else response.setHeader('content-type', type).end(content);
        }, next);
      });
    },
  };
}
