import { createOrders } from '@freight/client';
import { own } from '#platform/registry.ts';
import { pageCore } from './core.ts';

/** Existing orders, their documents and their routes. */
export const pageOrders = () => own('orders', () => createOrders(pageCore()));
