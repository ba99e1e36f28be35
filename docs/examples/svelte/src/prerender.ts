/** Runs after the build: writes the page as a server would send it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { render } from 'svelte/server';
import Shop from './Shop.svelte';

const page = readFileSync('dist/index.html', 'utf8');
writeFileSync('dist/index.html', page.replace('<!--app-->', render(Shop).body));
