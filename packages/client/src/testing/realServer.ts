import type { TestServer, TestUser } from '@freight/server/testing';
import type { ClientOptions } from '#core/core.ts';
import type { Browser } from './browserStorage.ts';
import { openTab, type Tab } from './startClient.ts';

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
