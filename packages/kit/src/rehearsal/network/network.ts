import { answerTo, type Call } from '#rehearsal/states/answers.ts';
import { emptyMap, placesFor } from '#rehearsal/states/places.ts';
import type { Scene } from '#rehearsal/states/scene.ts';
import { type Live, RehearsedSocket } from './live.ts';

export interface NetworkOptions {
  /** Origins of the API and its socket, and the address of a geocoder of its own. Read with every call. */
  readonly addresses: () => readonly string[];
  readonly scene: () => Scene;
  readonly live: Live;
  /** Called with each call that was answered here. */
  readonly onCall: (call: Call) => void;
}

/** Milliseconds until a slow API answers. */
const slowness = 5_000;

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

const isOffline = ({ connection }: Scene) => connection === 'offline';
const isRefused = ({ connection }: Scene) => connection === 'origin refused';

/**
 * Answers every call to these addresses on the page, in place of the network: `fetch`, sockets, and for a page that
 * would be left for the API, the navigation. Everything else goes its way. Returns the function that ends it.
 */
export function replaceNetwork({ addresses, scene, live, onCall }: NetworkOptions): () => void {
  const { fetch: realFetch, WebSocket: RealSocket, XMLHttpRequest: RealRequest, open: realOpen } = globalThis;

  /** The path of an address below one of the API's; undefined for any other. */
  function pathOf(address: string | URL): string | undefined {
    const url = new URL(address, globalThis.location?.href);
    const web = url.href.replace(/^ws/, 'http');
    for (const base of addresses()) {
      const { href } = new URL(base, globalThis.location?.href);
      const folder = href.endsWith('/') ? href : `${href}/`;
      if (web.startsWith(folder)) return `/${web.slice(folder.length).replace(/[?#].*$/, '')}`;
    }
    return undefined;
  }

  /** What is answered here: the API, its geocoder, its map and its socket; pages and scripts of its origin are not. */
  const isAnswered = (path: string) => /^\/(api|map|reverse|socket\.io)(\/|$)/.test(path);

  async function answer(request: Request, path: string): Promise<Response> {
    const { method, url } = request;
    const text = method === 'GET' ? '' : await request.text();
    const isJson = /^[[{]/.test(text);
    const call: Call = { method, path, ...(isJson && { body: JSON.parse(text) as unknown }) };
    onCall(call);
    const now = scene();
    request.signal.throwIfAborted();
    if (isOffline(now) || (isRefused(now) && request.mode !== 'no-cors'))
      throw new TypeError('Failed to fetch');
    if (now.connection === 'slow') await pause(slowness, request.signal);
    const headers = { date: new Date().toUTCString() };
    if (path === '/api' || path === '/reverse')
      return Response.json(placesFor(new URL(url).searchParams.get('q') ?? ''), { headers });
    if (path.startsWith('/map/')) return Response.json(emptyMap, { headers });
    const { status, body } = answerTo(call, now);
    return Response.json(body, { status, headers });
  }

  globalThis.fetch = async (input, init) => {
    const path = pathOf(input instanceof Request ? input.url : input);
    if (path === undefined || !isAnswered(path)) return realFetch(input, init);
    return answer(
      new Request(input instanceof Request ? input : new URL(input, globalThis.location?.href), init),
      path,
    );
  };

  globalThis.WebSocket = new Proxy(RealSocket, {
    construct: (target, [url, ...others], newTarget) =>
      pathOf(url) === undefined
        ? Reflect.construct(target, [url, ...others], newTarget)
        : new RehearsedSocket(url, live),
  });

  const isForApi = (address: string | URL | undefined) => {
    const path = address === undefined ? undefined : pathOf(address);
    return path !== undefined && isAnswered(path);
  };

  // The transport that Socket.IO tries when a web socket fails: it fails too.
  if (RealRequest)
    globalThis.XMLHttpRequest = class extends RealRequest {
      override open(method: string, url: string | URL, isAsync = true): void {
        super.open(method, isForApi(url) ? 'data:,' : url, isAsync);
      }
    };

  // A login at a provider begins at the API, in a window or in place of this page.
  if (realOpen)
    globalThis.open = (address, ...others) =>
      isForApi(address) ? null : realOpen.call(globalThis, address, ...others);
  const leaving = new AbortController();
  (globalThis as { navigation?: EventTarget }).navigation?.addEventListener(
    'navigate',
    (event) => {
      const { destination } = event as Event & { destination: { url: string } };
      if (isForApi(destination.url)) event.preventDefault();
    },
    { signal: leaving.signal },
  );

  return () => {
    leaving.abort();
    Object.assign(globalThis, { fetch: realFetch, WebSocket: RealSocket });
    if (RealRequest) globalThis.XMLHttpRequest = RealRequest;
    if (realOpen) globalThis.open = realOpen;
  };
}
