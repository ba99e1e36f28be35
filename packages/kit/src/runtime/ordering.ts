import { createOrdering } from '@freight/client';
import { pageCore } from '#runtime/core.ts';
import { guarded } from '#runtime/guarded.ts';

/** Prices and new orders. */
export const pageOrdering = () => guarded('ordering', () => createOrdering(pageCore()));
