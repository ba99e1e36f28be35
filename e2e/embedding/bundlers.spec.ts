import { globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { preview } from 'vite';
import { bundlers, hostProject } from '#support/bundles.ts';
import { expect, test } from '#support/fixtures.ts';

for (const [name, bundle] of Object.entries(bundlers)) {
  test(`a page that ${name} has built from the package tracks a parcel, and nothing it asks for is missing [E1]`, async ({
    page,
    site,
  }) => {
    const project = await hostProject(`
      import { configure } from '@freight/kit';
      import '@freight/kit/freight.js';
      import '@freight/kit/elements/freight-language';
      configure({ apiUrl: ${JSON.stringify(site.url)} });
      document.body.append(document.createElement('freight-language'), document.createElement('freight-track'));
    `);
    try {
      const folder = await bundle(project);
      const scripts = globSync('**/*.js', { cwd: folder }).map((file) =>
        readFileSync(join(folder, file), 'utf8'),
      );
      expect(scripts.length).toBeGreaterThan(20);
      expect(scripts.filter((code) => code.includes('file://'))).toEqual([]);
      const server = await preview({
        root: project,
        configFile: false,
        logLevel: 'error',
        preview: { host: '127.0.0.1', port: 0 },
      });
      const refused: string[] = [];
      page.on('response', (answer) => {
        if (answer.status() >= 400) refused.push(answer.url());
      });
      try {
        await page.goto(server.resolvedUrls?.local[0] ?? '');
        const { trackingIds } = await site.demo();
        const tracking = page.locator('freight-track');
        await tracking.locator('input').fill(trackingIds[0] ?? '');
        await page.keyboard.press('Enter');
        await expect(tracking.getByRole('progressbar')).toBeVisible();
        await page.locator('freight-language').getByRole('button').click();
        await page.locator('freight-language').getByText('Deutsch').click();
        await expect(
          tracking.getByText('Paket verfolgen').or(tracking.getByText('Abholung')).first(),
        ).toBeVisible();
        expect(refused).toEqual([]);
      } finally {
        await server.close();
      }
    } finally {
      await rm(project, { recursive: true, force: true });
    }
  });
}
