import { join } from 'node:path';
import type { Plugin } from 'vite';
import { definitions } from '#elements/definitions.ts';
import { describeElement } from './describe.ts';
import { hostedEntries, sourceOf } from './hostedFiles.ts';
import { manifestOf } from './manifest.ts';
import { readTokens } from './tokens.ts';

const kit = join(import.meta.dirname, '..');
const loader = join(kit, hostedEntries.freight);

/**
 * For a development server: the kit's sources at the addresses of its built files (`/kit/freight.js`, `@freight/kit`),
 * and the manifest of the elements at `/kit/custom-elements.json`, from the definitions as they are now.
 */
export function fromSource(): Plugin {
  return {
    name: 'freight-from-source',
    apply: 'serve',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: /^@freight\/kit$/, replacement: join(kit, hostedEntries.index) }] },
    }),
    resolveId: sourceOf,
    transform: {
      filter: { id: loader },
      // Fast refresh must be set up before React loads; pages of other origins have only this script.
      handler: (code) => ({ code: `import '@vitejs/plugin-react/preamble';\n${code}`, map: null }),
    },
    configureServer(server) {
      server.middlewares.use('/kit/custom-elements.json', (_request, response, next) => {
        readTokens()
          .then((tokens) => {
            response.setHeader('content-type', 'application/json; charset=utf-8');
            response.end(manifestOf(definitions.map(describeElement), tokens));
          })
          .catch(next);
      });
    },
  };
}
