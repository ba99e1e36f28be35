/** The server under load: tells where it is, then lets the clock move when asked, until its parent goes. */
import { startPostgres, startTestServer } from '@freight/server/testing';

const postgres = process.argv.includes('--postgres') ? await startPostgres() : undefined;
const server = await startTestServer(
  postgres ? { database: { kind: 'postgres', url: postgres.direct(await postgres.newDatabase()) } } : {},
);
const { token } = await server.verifiedUser();
process.send?.({ url: server.url, token });
process.on('message', async (message: { advanceMs: number }) => {
  await server.advance(message.advanceMs);
});
process.once('disconnect', async () => {
  await server.close();
  await postgres?.close();
});
