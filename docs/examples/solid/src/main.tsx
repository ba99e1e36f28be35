import { configure } from '@freight/kit';
import '@freight/kit/freight.js';
import { hydrate } from 'solid-js/web';
import { Shop } from './Shop.tsx';

configure({ apiUrl: 'http://localhost:4000' });

hydrate(() => <Shop />, document.getElementById('app') as HTMLElement);
