import { aUserProfile } from '@freight/contract/testing';
import { onTestFinished } from 'vitest';
import { type Client, createClient } from '#client.ts';
import type { ClientOptions } from '#core/core.ts';
import { createSession, type Session, type Tokens } from '#session/session.ts';
import type { ClientStorage } from '#storage/storage.ts';
import { type Browser, openBrowser } from './browserStorage.ts';
import { type Script, type ScriptedServer, startScriptedServer } from './scriptedServer.ts';

export interface Tab {
  client: Client;
  session: Session;
  storage: ClientStorage;
}

/** No server listens on this port, nor may one: sockets of HTTP tests are refused immediately. */
const nowhere = 'http://127.0.0.1:9';

/** One tab of a browser with a client in it, closed when the test ends. */
export function openTab(
  apiUrl: string,
  options: Partial<ClientOptions> & { browser?: Browser; tokens?: Tokens } = {},
): Tab {
  const { browser = openBrowser(), tokens, ...clientOptions } = options;
  const storage = browser.openTab();
  const session = createSession({ storage });
  if (tokens) {
    session.setTokens(tokens);
    session.setUser(aUserProfile());
  }
  const client = createClient({
    apiUrl,
    socketUrl: nowhere,
    session,
    storage,
    log: () => {},
    ...clientOptions,
  });
  onTestFinished(client.close);
  return { client, session, storage };
}

/** A scripted server that closes when the test ends. */
export async function scripted(script: Script): Promise<ScriptedServer> {
  const server = await startScriptedServer(script);
  onTestFinished(server.close);
  return server;
}
