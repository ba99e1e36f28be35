/** The server under load: tells where it is, then lets the clock move when asked, until its parent goes. */
import { startTestServer } from '@freight/server/testing';

const server = await startTestServer();
const { token } = await server.verifiedUser();
process.send?.({ url: server.url, token });
process.on('message', async (message: { advanceMs: number }) => {
  await server.advance(message.advanceMs);
});
process.once('disconnect', async () => {
  await server.close();
});
