import { configure } from '@freight/kit';
import '@freight/kit/freight.js';
import { hydrate } from 'svelte';
import Shop from './Shop.svelte';

configure({
  apiUrl: 'http://localhost:4000',
  quirks: 'corrected',
  texts: { sv: { 'price.label': 'Frakten hem:' } },
});

hydrate(Shop, { target: document.getElementById('app') as HTMLElement });
