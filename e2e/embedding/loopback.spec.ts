import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '#support/fixtures.ts';
import { servePage } from '#support/hostPage.ts';

/** The two lines as the README prints them. */
function linesOfReadme(): string {
  const text = readFileSync(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
  const [, lines = ''] = /## Two lines on your page\n+```html\n(.*?)```/s.exec(text) ?? [];
  expect(lines.trim().split('\n')).toHaveLength(2);
  return lines;
}

/** The usual port of editors' live servers, if it is free. */
const usualPort = (html: string) => servePage(html, 5500).catch(() => servePage(html));

test('the two lines of the README track on a local page, on any port and by either loopback name', async ({
  page,
  site,
}) => {
  const lines = linesOfReadme().replaceAll('https://freight.example.com', site.url);
  const servers = [await usualPort(lines), await servePage(lines)];
  const [usual = 0, other = 0] = servers.map(({ port }) => port);
  const [inTransit = ''] = (await site.demo()).trackingIds;
  try {
    for (const origin of [
      `http://localhost:${usual}`,
      `http://127.0.0.1:${usual}`,
      `http://localhost:${other}`,
    ]) {
      await page.goto(origin);
      const card = page.locator('freight-start');
      await card.getByLabel('Paketnummer').fill(inTransit);
      await card.getByRole('button', { name: 'Spåra paket' }).click();
      await expect(card.getByRole('progressbar'), origin).toBeVisible();
    }
  } finally {
    for (const server of servers) server.close();
  }
});
