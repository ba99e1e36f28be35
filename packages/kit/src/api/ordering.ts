import { createOrdering } from '@freight/client';
import { guarded } from '#platform/guarded.ts';
import { pageCore } from './core.ts';

/** Prices and new orders. */
export const pageOrdering = () => guarded('ordering', () => createOrdering(pageCore()));
