import { createOrders } from '@freight/client';
import { pageApi } from '#api/calls/pageApi.ts';
import { useRequest } from '#platform/useRequest.ts';

export interface Recipient {
  name: string;
  phone: string;
}

/** The number of recipients offered at most; customers rarely need more. */
const most = 8;

/** The recipients of the customer's earlier orders, the latest first; empty while unknown. */
export function useLastRecipients(): readonly Recipient[] {
  const { data = [] } = useRequest(async (signal) => {
    const { data: orders } = await pageApi(createOrders).ofUser({}, { signal });
    const byName = new Map<string, Recipient>();
    for (const { receiverContactInfo } of orders) {
      const { name, phoneNr } = receiverContactInfo;
      if (name && phoneNr && !byName.has(name)) byName.set(name, { name, phone: phoneNr });
    }
    return [...byName.values()].slice(0, most);
  }, []);
  return data;
}
