'use client';

import { configure } from '@freight/kit';
import '@freight/kit/freight.js';

configure({
  apiUrl: 'http://localhost:4000',
  quirks: 'corrected',
  texts: { sv: { 'price.label': 'Frakten hem:' } },
});

/** Loads the tags in the browser; on the server, importing it does nothing. */
export const Freight = () => null;
