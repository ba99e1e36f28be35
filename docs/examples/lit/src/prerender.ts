/** Runs after the build: writes the page as a server would send it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';
import './shop.ts';

const shop = await collectResult(render(html`<my-shop></my-shop>`));
const page = readFileSync('dist/index.html', 'utf8');
writeFileSync('dist/index.html', page.replace('<!--app-->', shop));
