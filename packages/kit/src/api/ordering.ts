import { createOrdering } from '@freight/client';
import { own } from '#platform/registry.ts';
import { pageCore } from './calls/core.ts';

/** Prices and new orders. */
export const pageOrdering = () => own('ordering', () => createOrdering(pageCore()));
