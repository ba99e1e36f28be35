import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HostPage {
  /** Its address, with the host name that most people type. */
  readonly url: string;
  readonly port: number;
  close(): void;
}

/** A stranger's page with nothing but this, on a port, and so an origin, of its own. */
export async function servePage(
  html: string,
  port = 0,
  headers: Readonly<Record<string, string>> = {},
): Promise<HostPage> {
  const server = createServer((request, response) => {
    const isPage = request.url?.split('?')[0] === '/';
    response.writeHead(isPage ? 200 : 204, { 'content-type': 'text/html; charset=utf-8', ...headers });
    response.end(isPage ? `<!doctype html><html lang="sv"><title>Min sida</title>${html}` : '');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve());
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://localhost:${address.port}`,
    port: address.port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
