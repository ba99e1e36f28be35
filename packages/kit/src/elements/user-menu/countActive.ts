import { createOrders } from '@freight/client';
import { pageApi } from '#api/calls/pageApi.ts';

/** How many orders are active. In a file of its own: only hosts that ask for the live number need these calls. */
export async function countActive(signal: AbortSignal): Promise<number> {
  const { pagination } = await pageApi(createOrders).ofUser({ status: 'active', limit: 1 }, { signal });
  return pagination.totalItems;
}
