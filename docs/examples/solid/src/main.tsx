import { configure } from '@freight/kit';
import '@freight/kit/freight.js';
import { hydrate } from 'solid-js/web';
import { Shop } from './Shop.tsx';

configure({
  apiUrl: 'http://localhost:4000',
  quirks: 'corrected',
  texts: { sv: { 'price.label': 'Frakten hem:' } },
});

hydrate(() => <Shop />, document.getElementById('app') as HTMLElement);
