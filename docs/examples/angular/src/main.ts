import { configure } from '@freight/kit';
import '@freight/kit/freight.js';
import { bootstrapApplication } from '@angular/platform-browser';
import { settings } from './settings';
import { Shop } from './shop';

configure({
  apiUrl: 'http://localhost:4000',
  quirks: 'corrected',
  texts: { sv: { 'price.label': 'Frakten hem:' } },
});

bootstrapApplication(Shop, settings);
