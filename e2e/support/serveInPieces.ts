import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PiecedSite {
  readonly url: string;
  /** Sends the next piece of the page. */
  release(): void;
  close(): Promise<void>;
}

/** A site whose home page arrives in pieces: each ends with one of these texts, in their order. */
export async function serveInPieces(siteUrl: string, ends: readonly string[]): Promise<PiecedSite> {
  const home = await (await fetch(siteUrl)).text();
  const pieces: string[] = [];
  let rest = home;
  for (const end of ends) {
    const length = rest.indexOf(end) + end.length;
    pieces.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  let release = () => {};
  const server = createServer(async (incoming, response) => {
    if (incoming.url !== '/') {
      const { method, headers, url } = incoming;
      const forwarded = request(new URL(url ?? '', siteUrl), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      // Leaving the page cancels its requests.
      forwarded.on('error', () => response.destroy());
      incoming.pipe(forwarded);
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    for (const piece of pieces) {
      const { promise, resolve } = Promise.withResolvers<void>();
      release = resolve;
      response.write(piece);
      await promise;
    }
    response.end(rest);
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: () => release(),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
