import { createOrders } from '@freight/client';
import { own } from '#platform/registry.ts';
import { pageCore } from './core.ts';

/** Orders that exist, their documents and their road. */
export const pageOrders = () => own('orders', () => createOrders(pageCore()));
