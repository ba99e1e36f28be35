import { configure } from '@freight/kit';
import '@freight/kit/freight.js';
import { hydrate } from 'svelte';
import Shop from './Shop.svelte';

configure({ apiUrl: 'http://localhost:4000' });

hydrate(Shop, { target: document.getElementById('app') as HTMLElement });
