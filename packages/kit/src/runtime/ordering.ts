import { createOrdering } from '@freight/client';
import { pageCore } from '#runtime/core.ts';
import { shared } from '#runtime/runtime.ts';

/** Prices and new orders. */
export const pageOrdering = () => shared('ordering', () => createOrdering(pageCore()));
