import { latePaths, type OrderSearchRequest, type OrderTotals } from '@freight/contract';
import type { Core } from '#core/core.ts';
import { fieldsOf, isFields, number, text } from '#fields/fields.ts';
import { readEmissions } from '#wire/readEmissions.ts';
import { type ReceivedOrder, readOrders } from '#wire/readOrder.ts';
import type { Options } from './answers.ts';

export interface FoundOrders {
  data: ReceivedOrder[];
  /** The cursor of the next page; undefined on the last one. */
  next: string | undefined;
  /** Of all that was found, on the first page. */
  totals: OrderTotals | undefined;
}

function readTotals(answer: unknown): OrderTotals | undefined {
  if (!isFields(answer)) return undefined;
  const { orders, cancelled, price, priceExVat } = answer;
  return {
    orders: number(orders),
    cancelled: number(cancelled),
    price: number(price),
    priceExVat: number(priceExVat),
    ...readEmissions(answer),
  };
}

/** Finding own orders, by an API with the capability `orderSearch`. */
export function createOrderSearch({ http }: Pick<Core, 'http'>) {
  return {
    async find(search: OrderSearchRequest, options?: Options): Promise<FoundOrders> {
      const { data, next, totals } = fieldsOf(await http.post(latePaths.orderSearch, search, options));
      return { data: readOrders(data), next: text(next) || undefined, totals: readTotals(totals) };
    },
  };
}
