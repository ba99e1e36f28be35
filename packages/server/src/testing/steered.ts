/**
 * A program: the server as `main.ts` starts it, whose drivers wait until the parent process sends a number of
 * simulated milliseconds, an order to delay, one to place, one whose attempt fails, or a lorry that would drive empty. When
 * that is done and all followers are notified, it answers by how much its clock is ahead; or with a text, why it cannot be done.
 */
import { loadConfig, startServer } from '@freight/server';
import { announce } from '#start/announce.ts';
import { delayOrder, type TestDelay } from './delayOrder.ts';
import { driveToStops } from './driveToStops.ts';
import { failAttempt } from './failAttempt.ts';
import { offerRun } from './fleet.ts';

type Message =
  | { advanceMs: number }
  | { orderNumber: string; delay: TestDelay }
  | { orderNumber: string; stops: number }
  | { orderNumber: string; fails: true }
  | { run: Parameters<typeof offerRun>[1] };

const config = loadConfig({ ...process.env, FREIGHT_PACE: '0' }, []);
const server = await startServer(config);
async function steer(message: Message): Promise<void> {
  if ('delay' in message) return delayOrder(server.database, message.orderNumber, message.delay);
  if ('stops' in message) return driveToStops(server, message.orderNumber, message.stops);
  if ('fails' in message) return failAttempt(server, message.orderNumber);
  if ('run' in message) return void (await offerRun(server, message.run));
  await server.orders.advance(message.advanceMs);
}
process.on('message', (message: Message) => {
  steer(message).then(
    () => process.send?.({ aheadMs: server.orders.now().getTime() - Date.now() }),
    (error: unknown) => process.send?.(String(error)),
  );
});
// It ends with its parent, however that one ends.
process.on('SIGTERM', () => process.disconnect());
process.on('disconnect', () => server.close());
announce(config, server);
