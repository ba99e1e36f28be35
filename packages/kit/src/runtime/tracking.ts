import { createTracking } from '@freight/client';
import { pageCore } from '#runtime/core.ts';
import { shared } from '#runtime/runtime.ts';

/** What anybody may ask about an order number. */
export const pageTracking = () => shared('tracking', () => createTracking(pageCore()));
