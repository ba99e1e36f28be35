import { startTestServer, type TestServer, type TestUser } from '@freight/server/testing';
import { afterAll, beforeAll } from 'vitest';
import type { ClientOptions } from '#core/core.ts';
import type { Browser } from './browserStorage.ts';
import { openTab, type Tab } from './startClient.ts';

/** The reference API for a whole test file, empty of demo data. */
export function useRealServer(): { server: TestServer } {
  const running = {} as { server: TestServer };
  beforeAll(async () => {
    running.server = await startTestServer();
    // The first embedded database of a process takes seconds, and many on a busy machine.
  }, 60_000);
  afterAll(() => running.server?.close());
  return running;
}

/** A tab in which a new verified person has signed in. */
export async function signedInTab(
  server: TestServer,
  options: Partial<ClientOptions> & { browser?: Browser } = {},
): Promise<Tab & { user: TestUser }> {
  const user = await server.verifiedUser();
  const tab = openTab(server.url, { socketUrl: server.url, ...options });
  await tab.client.accounts.signInWithTokens(user);
  return { ...tab, user };
}
