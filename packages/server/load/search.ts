import { type OrderSearchRequest, paths } from '@freight/contract';
import { postJson } from '@freight/testing/requests';
import type { SearchSize, ServerUnderLoad } from './serverUnderLoad.ts';
import { type Shares, sharesOf } from './shares.ts';

/** Milliseconds of the answers to one customer's searches. */
export interface SearchFigures extends Shares {
  /** Orders of all customers, and of the one who searches. */
  readonly all: number;
  readonly own: number;
  readonly searches: number;
}

/** What customers look for, as they type it. */
const searches: readonly OrderSearchRequest[] = [
  { text: 'öst' },
  { text: 'ake ostrom' },
  { text: 'malmö' },
  { text: 'po 4711' },
  { text: 'nobody has this' },
  { text: 'anna luleå', phase: 'arrived' },
  { from: '2026-03-01', to: '2026-03-31' },
  { phase: 'ended' },
  { direction: 'incoming' },
  { orderBy: 'price', sortOrder: 'asc' },
  { orderBy: 'status', text: 'kiruna' },
  {},
];

/** Stores the orders; then one customer at a time looks for all of these, with the sums of what is found. */
export async function measureSearch(
  server: ServerUnderLoad,
  size: SearchSize,
  rounds: number,
): Promise<SearchFigures[]> {
  await server.ask({ kind: 'prepareSearch', size });
  const [busy, usual] = server.customers;
  const figures: SearchFigures[] = [];
  for (const [customer, own] of [
    [usual, Math.round((size.count - size.ofBusy) / (size.customers - 1))],
    [busy, size.ofBusy],
  ] as const) {
    const headers = { authorization: `Bearer ${customer?.token}` };
    const times: number[] = [];
    // The first rounds compile the code and fill the caches of the database.
    for (let round = -2; round < rounds; round += 1)
      for (const search of searches) {
        const begin = performance.now();
        const answer = await postJson(server, paths.orderSearch, search, headers);
        await answer.arrayBuffer();
        if (answer.status !== 200) throw new Error(`A search was answered ${answer.status}`);
        if (round >= 0) times.push(performance.now() - begin);
      }
    figures.push({ all: size.count, own, searches: times.length, ...sharesOf(times) });
  }
  return figures;
}
