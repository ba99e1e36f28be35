import { configure } from '@freight/kit';
import '@freight/kit/freight.js';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Shop } from './Shop.tsx';

configure({
  apiUrl: 'http://localhost:4000',
  quirks: 'corrected',
  texts: { sv: { 'price.label': 'Frakten hem:' } },
});

const app = document.getElementById('app') as HTMLElement;
if (app.firstElementChild) hydrateRoot(app, <Shop />);
else createRoot(app).render(<Shop />);
