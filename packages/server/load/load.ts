/**
 * Measures the reference API under load, on this machine alone: orders at a steady rate and many live sockets.
 * `npm run load -w packages/server -- --rate 200 --seconds 10 --sockets 5000`. The server runs in a process of its
 * own with an embedded database in memory, or with `--postgres` on a PostgreSQL beside it, so the figures are those of
 * one process.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { loadOrders } from './orders.ts';
import { loadSockets } from './sockets.ts';

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
    sockets: { type: 'string', default: '5000' },
    postgres: { type: 'boolean', default: false },
  },
});
const [rate, seconds, sockets] = [values.rate, values.seconds, values.sockets].map(Number);
if (!rate || !seconds || !sockets) throw new Error('--rate, --seconds and --sockets must be numbers above 0');

const child = fork(new URL('./server.ts', import.meta.url), values.postgres ? ['--postgres'] : []);
try {
  const [ready] = (await once(child, 'message')) as [{ url: string; token: string }];
  const orders = await loadOrders(ready, rate, seconds);
  console.log(
    `${orders.sent} orders at ${rate}/s: ${orders.done} created, ${orders.failed} failed, p50 ${orders.p50} ms, p95 ${orders.p95} ms, p99 ${orders.p99} ms`,
  );
  for (const [reason, times] of orders.failures) console.log(`  ${times} times: ${reason}`);
  const live = await loadSockets(ready, sockets, () => child.send({ advanceMs: 60_000 }));
  console.log(
    `${live.wanted} sockets: ${live.connected} connected in ${live.seconds} s, ${live.told} told of a change, the last after ${live.lastMs} ms`,
  );
} finally {
  child.disconnect();
  await once(child, 'exit');
}
