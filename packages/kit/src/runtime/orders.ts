import { createOrders } from '@freight/client';
import { pageCore } from '#runtime/core.ts';
import { guarded } from '#runtime/guarded.ts';

/** Orders that exist, their documents and their road. */
export const pageOrders = () => guarded('orders', () => createOrders(pageCore()));
