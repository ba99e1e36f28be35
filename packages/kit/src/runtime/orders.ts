import { createOrders } from '@freight/client';
import { pageCore } from '#runtime/core.ts';
import { shared } from '#runtime/runtime.ts';

/** Orders that exist, their documents and their road. */
export const pageOrders = () => shared('orders', () => createOrders(pageCore()));
