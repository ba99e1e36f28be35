import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface AnalyticsService {
  /** The script's address, and what was received since the last report. */
  report(): { scriptUrl: string; loads: number; views: Record<string, string>[] };
  close(): Promise<void>;
}

/** A module as a service would offer it: sends each page view to its own origin. */
const script = `export const pageView = (view) =>
  fetch(new URL('collect', import.meta.url), { method: 'POST', body: JSON.stringify(view), keepalive: true });
`;

/** The script of an ordinary vendor: it finds its own script element, and counts by being run. */
const classicScript = `var own = document.currentScript;
fetch(new URL('collect', own.src), {
  method: 'POST', keepalive: true, body: JSON.stringify({ id: own.getAttribute('data-site-id') || '', kind: 'classic' })
});
`;

/** An analytics service of another origin, which counts the loads of its script and the page views it receives. */
export async function startAnalyticsService(): Promise<AnalyticsService> {
  let loads = 0;
  let views: Record<string, string>[] = [];

  const server = http.createServer(async ({ method, url }, response) => {
    response.setHeader('access-control-allow-origin', '*');
    if (method === 'POST' && url === '/collect') {
      views.push(JSON.parse(await text(response.req)) as Record<string, string>);
      response.writeHead(204).end();
    } else if (url?.startsWith('/script.js')) {
      loads += 1;
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script);
    } else if (url?.startsWith('/classic.js')) {
      loads += 1;
      response.removeHeader('access-control-allow-origin');
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      response.end(classicScript);
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const scriptUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/script.js`;

  return {
    report() {
      const report = { scriptUrl, loads, views };
      loads = 0;
      views = [];
      return report;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
