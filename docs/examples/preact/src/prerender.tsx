/** Runs after the build: writes the page as a server would send it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { renderToString } from 'preact-render-to-string';
import { Shop } from './Shop.tsx';

const page = readFileSync('dist/index.html', 'utf8');
writeFileSync('dist/index.html', page.replace('<!--app-->', renderToString(<Shop />)));
