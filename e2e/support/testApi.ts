import { startTestServer, type TestServer } from '@freight/server/testing';
import { type FaultProxy, startFaultProxy } from './faultProxy.ts';

/** The real server behind the fault proxy, one for all browser tests of a run. */
let running: Promise<{ server: TestServer; proxy: FaultProxy }> | undefined;

async function start(): Promise<{ server: TestServer; proxy: FaultProxy }> {
  const server = await startTestServer();
  return { server, proxy: await startFaultProxy(server.url) };
}

const parts = () => {
  running ??= start();
  return running;
};

export async function stopTestApi(): Promise<void> {
  const stopping = running;
  running = undefined;
  if (!stopping) return;
  const { server, proxy } = await stopping;
  await proxy.close();
  await server.close();
}

/** What a browser test may ask of the server behind it; arguments and answers are plain data. */
export const testApi = {
  url: async () => (await parts()).proxy.url,
  fault: async (...args: Parameters<FaultProxy['fault']>) => (await parts()).proxy.fault(...args),
  requests: async (path: string) => (await parts()).proxy.requests(path),
  release: async () => (await parts()).proxy.release(),
  reset: async () => (await parts()).proxy.reset(),
  cutConnections: async () => (await parts()).proxy.cutConnections(),
  setDown: async (down: boolean) => (await parts()).proxy.setDown(down),
  /** A new verified customer, signed in nowhere yet. */
  person: async () => (await parts()).server.verifiedUser(),
  /** Every mail so far, newest first; the link as text. */
  mails: async () =>
    (await (await parts()).server.mails()).map((mail) => ({ ...mail, link: mail.link.href })),
  /** Lets simulated time pass for every order, in milliseconds. */
  advance: async (milliseconds: number) => (await parts()).server.advance(milliseconds),
};

export type TestApi = typeof testApi;
