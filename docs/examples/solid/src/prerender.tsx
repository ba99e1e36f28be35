/** Runs after the build: writes the page as a server would send it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { generateHydrationScript, renderToString } from 'solid-js/web';
import { Shop } from './Shop.tsx';

const page = readFileSync('dist/index.html', 'utf8')
  .replace('</head>', `${generateHydrationScript()}</head>`)
  .replace(
    '<!--app-->',
    renderToString(() => <Shop />),
  );
writeFileSync('dist/index.html', page);
