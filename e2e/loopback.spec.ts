import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from './support/fixtures.ts';

/** The two lines as the README prints them. */
function linesOfReadme(): string {
  const text = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8');
  const [, lines = ''] = /## Two lines on your page\n+```html\n(.*?)```/s.exec(text) ?? [];
  expect(lines.trim().split('\n')).toHaveLength(2);
  return lines;
}

/** A page with nothing but these lines, on a port of its own. */
async function serve(html: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const isPage = request.url === '/';
    response.writeHead(isPage ? 200 : 204, { 'content-type': 'text/html; charset=utf-8' });
    response.end(isPage ? `<!doctype html><title>Min sida</title>${html}` : '');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve());
  });
  return server;
}

/** The usual port of editors' live servers if it is free. */
const usualPort = (html: string) => serve(html, 5500).catch(() => serve(html, 0));
const portOf = (server: Server) => (server.address() as AddressInfo).port;

test('the two lines of the README track on a page of this machine, whatever its port and name', async ({
  page,
  site,
}) => {
  const lines = linesOfReadme().replaceAll('https://freight.example.com', site.url);
  const servers = [await usualPort(lines), await serve(lines, 0)];
  const [usual = 0, other = 0] = servers.map(portOf);
  const [inTransit = ''] = (await site.demo()).trackingIds;
  try {
    for (const origin of [
      `http://localhost:${usual}`,
      `http://127.0.0.1:${usual}`,
      `http://localhost:${other}`,
    ]) {
      await page.goto(origin);
      const card = page.locator('freight-start');
      await card.getByLabel('Paket-ID').fill(inTransit);
      await card.getByRole('button', { name: 'Spåra paket' }).click();
      await expect(card.getByRole('progressbar'), origin).toBeVisible();
    }
  } finally {
    for (const server of servers) server.close();
  }
});
