import { createTracking } from '@freight/client';
import { own } from '#platform/registry.ts';
import { pageCore } from './core.ts';

/** What anybody may ask about an order number. */
export const pageTracking = () => own('tracking', () => createTracking(pageCore()));
