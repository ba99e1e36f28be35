import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    freightE2eKept(where: string, key: string): Promise<void>;
  }
}

/** A browser's requests and stored keys, as they happen. */
export interface Traces {
  /** Requested origins, including the socket's. */
  readonly origins: Set<string>;
  /** `local authToken`, `session freightNotices`: every key written on any page. */
  readonly keys: Set<string>;
  /** Names of cookies set by responses, without a name's random suffix. */
  readonly cookies: Set<string>;
}

/** Runs in every page before its own scripts. */
function reportKeys(): void {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key: string, value: string) {
    const where = this === sessionStorage ? 'session' : 'local';
    window.freightE2eKept(where, key).catch(() => undefined);
    setItem.call(this, key, value);
  };
  const { open } = indexedDB;
  indexedDB.open = (name: string, version?: number) => {
    window.freightE2eKept('database', name).catch(() => undefined);
    return open.call(indexedDB, name, version);
  };
}

const originOf = (address: string): string | undefined => {
  const { protocol, host } = new URL(address);
  if (/^(?:http|ws)s?:$/.test(protocol)) return `${protocol.replace('ws', 'http')}//${host}`;
  return undefined;
};

/** Listens to every page of the context from now on. */
export async function watchTraces(context: BrowserContext, page: Page): Promise<Traces> {
  const traces: Traces = { origins: new Set(), keys: new Set(), cookies: new Set() };
  const note = (address: string) => {
    const origin = originOf(address);
    if (origin) traces.origins.add(origin);
  };
  await context.exposeBinding('freightE2eKept', (_, where: string, key: string) => {
    traces.keys.add(`${where} ${key}`);
  });
  await context.addInitScript(reportKeys);
  context.on('request', (request) => note(request.url()));
  page.on('websocket', (socket) => note(socket.url()));
  context.on('response', async (response) => {
    const set = await response.headerValue('set-cookie').catch(() => null);
    for (const cookie of set?.split('\n') ?? []) {
      traces.cookies.add((cookie.split('=')[0] ?? '').replace(/[-_.][A-Za-z0-9_-]{16,}$/, '…'));
    }
  });
  return traces;
}
