import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '#support/fixtures.ts';
import { guidePages, snippets } from '#support/guides.ts';
import { expectAccessible } from '#support/screens.ts';

/** Every tag of the page renders, except those that are hidden until they are opened. */
async function expectTagsToRender(page: Page): Promise<void> {
  for (const tag of await page
    .locator(':is(freight-start, freight-track, freight-send, freight-language)')
    .all()) {
    await tag.scrollIntoViewIfNeeded();
    await expect(tag.locator('input, button').first()).toBeVisible();
  }
}

test('every page of the documentation opens under the policy of the site, with its tags alive', async ({
  page,
}) => {
  for (const address of guidePages()) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectTagsToRender(page);
  }
});

test('a reader goes from page to page and finds a word by search', async ({ page }) => {
  await page.goto('/docs/');
  await page.getByRole('link', { name: 'Your page in HTML' }).first().click();
  await expect(page).toHaveURL(/\/docs\/start-html$/);
  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your page in HTML');
  await expectTagsToRender(page);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('Trusted Types');
  await page.getByRole('option').filter({ hasText: 'Content security policy' }).first().click();
  await expect(page).toHaveURL(/\/docs\/(?:csp|embed)/);
});

for (const [words, address] of [
  ['csp', '/docs/csp#content-security-policy-csp'],
  ['webhook', '/docs/webhooks#webhooks'],
] as const)
  test(`the search for "${words}" leads to ${address} first [P8]`, async ({ page, site }) => {
    await page.goto('/docs/theming');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill(words);
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(`${site.url}${address}`);
  });

test('keeps the chosen tab open on other pages and after a reload [P8]', async ({ page }) => {
  const command = (text: string) => page.locator('.vp-code-group').getByText(text, { exact: true });
  await page.goto('/docs/start-framework');
  await expect(command('npm install @freight/kit')).toBeVisible();
  await page.getByText('pnpm', { exact: true }).click();
  await expect(command('pnpm add @freight/kit')).toBeVisible();
  await page.getByText('Vue', { exact: true }).click();
  await page.getByRole('link', { name: 'Upgrading' }).first().click();
  await expect(command('pnpm add @freight/kit@latest')).toBeVisible();
  await expect(command('npm install @freight/kit@latest')).toBeHidden();
  await page.reload();
  await expect(command('pnpm add @freight/kit@latest')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'pnpm' })).toBeChecked();
});

test('every element has a page with itself at work', async ({ page }) => {
  await page.goto('/docs/tags/freight-track');
  await expectTagsToRender(page);
  await page.goto('/docs/tags/freight-toasts');
  await page.getByRole('button', { name: 'Show a message' }).click();
  await expect(page.locator('freight-toasts').getByText('Hello from the documentation')).toBeVisible();
  await page.goto('/docs/tags/freight-sign-in');
  await page.getByRole('button', { name: 'Open the login' }).click();
  await expect(page.locator('freight-sign-in').getByRole('dialog')).toBeVisible();
});

test('the playground paints the card and warns of colours that cannot be read', async ({ page }) => {
  await page.goto('/docs/theming');
  const button = page.locator('.playground freight-start').getByRole('button', { name: /Track/ });
  await expect(button).toBeVisible();
  await page.getByLabel('--freight-color-accent').fill('#ffee88');
  await expect(page.getByText('too low, needs 4.5').first()).toBeVisible();
  await expect(page.locator('.playground pre')).toContainText('--freight-color-accent: #ffee88;');
  await expect(button).toHaveCSS('background-color', 'rgb(255, 238, 136)');
});

for (const theme of ['light', 'dark'] as const) {
  test(`pages of the documentation have no accessibility findings, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    for (const address of ['/docs/', '/docs/start-framework', '/docs/theming', '/docs/api']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectTagsToRender(page);
      await expectAccessible(page, `${address}, ${theme}`);
    }
  });
}

test('every snippet with a tag works when it is pasted into an empty page', async ({ page, site }) => {
  const pasted = snippets().filter(
    ({ kind, code }) => kind.startsWith('html') && /<freight-(?!consent)/.test(code),
  );
  expect(pasted.length).toBeGreaterThan(8);
  for (const [index, { code }] of pasted.entries()) {
    const snippet = code
      .replace(/\{% schema %\}[\s\S]*\{% endschema %\}/, '')
      .replaceAll('{{ section.settings.kit }}', site.url)
      .replaceAll('https://freight.example.com', site.url)
      .replaceAll('http://localhost:4300', site.url);
    const script = snippet.includes('<script')
      ? ''
      : `<script type="module" src="${site.url}/kit/freight.js" data-api-url="${site.url}"></script>`;
    await page.route(`${site.partnerUrl}/pasted-${index}`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><link rel="icon" href="data:,">${script}${snippet}`,
      }),
    );
    await page.goto(`${site.partnerUrl}/pasted-${index}`);
    if (/isolated/.test(snippet))
      await expect(page.frameLocator('iframe').locator('input, button').first()).toBeVisible();
    else await expectTagsToRender(page);
  }
});

test('the smallest API of nine lines runs as printed, and the kit tracks with it', async ({
  page,
  site,
  problems,
}) => {
  // Features that the API lacks are requested once: capabilities and the live socket.
  problems.allow(/404|socket\.io/i);
  const code = snippets().find(({ file, kind }) => file === 'smallest-api.md' && kind === 'js')?.code ?? '';
  expect(code.trim().split('\n')).toHaveLength(9);
  const free = createServer().listen(0);
  const { port } = free.address() as AddressInfo;
  free.close();
  const folder = await mkdtemp(join(tmpdir(), 'smallest-'));
  await writeFile(join(folder, 'smallest.mjs'), code.replace('4300', String(port)));
  const api = spawn(process.execPath, [join(folder, 'smallest.mjs')], { stdio: 'ignore' });
  try {
    await expect
      .poll(() =>
        fetch(`http://localhost:${port}/`).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(404);
    await page.route(`${site.partnerUrl}/smallest`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><link rel="icon" href="data:,"><script type="module" src="${site.url}/kit/freight.js" data-language="en" data-api-url="http://localhost:${port}"></script><freight-track></freight-track>`,
      }),
    );
    await page.goto(`${site.partnerUrl}/smallest`);
    const track = page.locator('freight-track');
    await track.getByLabel('Package ID').fill('A-1');
    await track.getByRole('button', { name: 'Track parcel' }).click();
    await expect(track.getByText('on its way').first()).toBeVisible();
  } finally {
    api.kill();
    await once(api, 'exit');
    await rm(folder, { recursive: true });
  }
});
