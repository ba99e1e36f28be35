/**
 * A program: the server as `main.ts` starts it, whose drivers wait until the parent process sends a number of
 * simulated milliseconds. It answers when all followers are notified of what happened meanwhile.
 */
import { loadConfig, startServer } from '@freight/server';
import { announce } from '#start/announce.ts';

const config = loadConfig({ ...process.env, FREIGHT_PACE: '0' }, []);
const server = await startServer(config);
process.on('message', async (simulatedMs: number) => {
  await server.orders.advance(simulatedMs);
  process.send?.('advanced');
});
// It ends with its parent, however that one ends.
process.on('SIGTERM', () => process.disconnect());
process.on('disconnect', () => server.close());
announce(config, server);
