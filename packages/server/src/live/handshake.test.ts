import { describe, expect, it } from 'vitest';
import { connectLive } from '#testing/liveClient.ts';
import { openTestServer } from '#testing/server.ts';

const server = await openTestServer();
const anna = await server.verifiedUser();

const handshake = (origin?: string) =>
  fetch(`${server.url}/socket.io/?EIO=4&transport=polling`, { headers: origin ? { origin } : {} });

describe('the handshake of the live socket', () => {
  it('accepts a valid token or none, by websocket and by polling [SOCKET-03] [SOCKET-05]', async () => {
    for (const transports of [['websocket'], ['polling']] as const) {
      for (const token of [anna.token, undefined, '']) {
        const client = await connectLive(server, { token, transports: [...transports] });
        await client.settle();
        client.close();
      }
    }
  });

  it('refuses a wrong token as invalid [SOCKET-03]', async () => {
    for (const token of ['nonsense', `${anna.token}x`, 7, { token: anna.token }]) {
      await expect(connectLive(server, { token })).rejects.toThrow('Invalid token');
    }
  });

  it('refuses an expired token as expired [SOCKET-03]', async () => {
    const own = await openTestServer();
    const { token } = await own.verifiedUser();
    own.passTime(16 * 60_000);
    await expect(connectLive(own, { token })).rejects.toThrow('Token expired');
  });

  it('notices a dead line within 15 s and offers the websocket [SOCKET-05]', async () => {
    const opened = JSON.parse((await (await handshake()).text()).slice(1));
    expect(opened).toMatchObject({ pingInterval: 10_000, pingTimeout: 5_000, upgrades: ['websocket'] });
  });

  it('admits only pages of the allowed origins', async () => {
    const allowed = await handshake('https://www.example.com');
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([
      200,
      'https://www.example.com',
    ]);
    expect((await handshake(server.url)).status).toBe(200);
    for (const origin of ['https://evil.example', 'https://www.example.com.evil.example']) {
      const refused = await handshake(origin);
      expect(refused.status).toBe(403);
      expect(refused.headers.get('access-control-allow-origin')).toBeNull();
      await expect(connectLive(server, { headers: { origin }, token: anna.token })).rejects.toThrow();
    }
    await connectLive(server, {
      headers: { origin: 'https://www.example.com' },
      token: anna.token,
    });
  });
});
