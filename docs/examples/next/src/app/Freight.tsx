'use client';

import { configure } from '@freight/kit';
import '@freight/kit/freight.js';

configure({ apiUrl: 'http://localhost:4000' });

/** Loads the tags in the browser; on the server, importing it does nothing. */
export const Freight = () => null;
