/**
 * A program: the server as `main.ts` starts it, whose drivers stand still until the parent process sends how many
 * simulated milliseconds they have had. It answers when everybody has been told what happened meanwhile.
 */
import { loadConfig, startServer } from '@freight/server';
import { announce } from '#announce';

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
