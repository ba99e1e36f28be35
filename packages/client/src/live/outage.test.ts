import { openOnPostgres } from '@freight/server/testing';
import { longTestEnds, testEnds } from '@freight/testing/patience';
import { expect, test, vi } from 'vitest';
import { aDraft } from '#testing/drafts.ts';
import { lineTo } from '#testing/line.ts';
import { openTab } from '#testing/startClient.ts';

// A database of its own, and a server that waits for it, on a busy machine.
vi.setConfig({ testTimeout: longTestEnds });

const withinSeconds = { timeout: testEnds };

test('a visitor who reconnects while the database is unavailable receives every later status [F17]', async () => {
  const { server, postgres } = await openOnPostgres();
  const customer = openTab(server.url, { socketUrl: server.url });
  await customer.client.accounts.signInWithTokens(await server.verifiedUser());
  const draft = aDraft();
  const pricing = await customer.client.transports.calculatePrice(draft);
  const { _id } = await customer.client.transports.createFromRoute(
    { ...draft, pricing },
    { idempotencyKey: 'outage' },
  );
  const orderId = (await customer.client.transports.byId(_id))?.orderId ?? '';

  const line = await lineTo(server.url);
  const { live } = openTab(server.url, { socketUrl: line.url }).client;
  const [onStatus, onFollowed] = [vi.fn(), vi.fn()];
  live.subscribe(orderId, { onStatus, onFollowed }, { asVisitor: true });
  await vi.waitFor(() => expect(onFollowed).toHaveBeenLastCalledWith(true), withinSeconds);

  await postgres.cutOff();
  await line.cut('once');
  await vi.waitFor(() => expect(onFollowed).toHaveBeenLastCalledWith(false), withinSeconds);
  expect(live.state.getState().status).toBe('connected');
  await postgres.reconnect();
  await vi.waitFor(() => expect(onFollowed).toHaveBeenLastCalledWith(true), withinSeconds);
  await server.advance(60_000);
  await vi.waitFor(
    () => expect(onStatus.mock.calls.map(([{ status }]) => status)).toContain('pending'),
    withinSeconds,
  );
});
