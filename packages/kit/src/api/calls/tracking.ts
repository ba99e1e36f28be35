import { createTracking } from '@freight/client';
import { own } from '#platform/registry.ts';
import { pageCore } from './core.ts';

/** Public tracking by order number. */
export const pageTracking = () => own('tracking', () => createTracking(pageCore()));
