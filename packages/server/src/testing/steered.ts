/**
 * A program: the server as `main.ts` starts it, whose drivers wait until the parent process sends a number of
 * simulated milliseconds, or an order to delay. It answers when that is done, and all followers are notified.
 */
import { loadConfig, startServer } from '@freight/server';
import { announce } from '#start/announce.ts';
import { delayOrder, type TestDelay } from './delayOrder.ts';

type Message = { advanceMs: number } | { orderNumber: string; delay: TestDelay };

const config = loadConfig({ ...process.env, FREIGHT_PACE: '0' }, []);
const server = await startServer(config);
process.on('message', async (message: Message) => {
  if ('delay' in message) await delayOrder(server.database, message.orderNumber, message.delay);
  else await server.orders.advance(message.advanceMs);
  process.send?.('done');
});
// It ends with its parent, however that one ends.
process.on('SIGTERM', () => process.disconnect());
process.on('disconnect', () => server.close());
announce(config, server);
