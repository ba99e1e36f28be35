import { createOrders } from '@freight/client';
import { guarded } from '#platform/guarded.ts';
import { pageCore } from './core.ts';

/** Orders that exist, their documents and their road. */
export const pageOrders = () => guarded('orders', () => createOrders(pageCore()));
