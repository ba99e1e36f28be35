import { createTracking } from '@freight/client';
import { shared } from '#platform/registry.ts';
import { pageCore } from './core.ts';

/** What anybody may ask about an order number. */
export const pageTracking = () => shared('tracking', () => createTracking(pageCore()));
