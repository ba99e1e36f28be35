/** Runs after the build: writes the page as a server would send it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import Shop from './Shop.vue';

const page = readFileSync('dist/index.html', 'utf8');
writeFileSync('dist/index.html', page.replace('<!--app-->', await renderToString(createSSRApp(Shop))));
