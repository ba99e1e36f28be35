import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import { configure } from '@freight/kit';
import '@freight/kit/freight.js';
import './shop.ts';

configure({
  apiUrl: 'http://localhost:4000',
  quirks: 'corrected',
  texts: { sv: { 'price.label': 'Frakten hem:' } },
});
