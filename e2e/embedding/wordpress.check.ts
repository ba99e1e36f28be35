import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partnerKeyHeader } from '@freight/contract';
import { test as base, expect } from '@playwright/test';
import { watchForProblems } from '#support/pageProblems.ts';
import { type Site, startSite } from '#support/site.ts';
import { admin, startWordPress, type WordPress } from '#support/wordpress.ts';
import { addEditor, logIn, publish, saveSettings } from '#support/wordpressEditor.ts';

const test = base.extend<object, { site: Site; wordpress: WordPress }>({
  site: [
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  wordpress: [
    async ({}, use) => {
      const wordpress = await startWordPress();
      await use(wordpress);
      await wordpress.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('an editor sets the plugin up, inserts the block and publishes, and a visitor tracks a parcel [S26] [P4] [P7]', async ({
  page,
  browser,
  site,
  wordpress,
}) => {
  const [parcel = ''] = (await site.demo()).trackingIds;
  await logIn(page, wordpress);
  await page.goto(`${wordpress.url}/wp-admin/plugins.php`);
  const row = page.locator('tr[data-plugin="freight/freight.php"]');
  await row.getByRole('link', { name: /^Activate/ }).click();
  await row.getByRole('link', { name: 'Settings' }).click();

  for (const address of ['//evil.example', 'evil.example', 'https:///evil.example']) {
    await page.getByLabel('Address of the API').fill(address);
    await page.getByLabel('Address of the script').fill(`${address}/freight.js`);
    await saveSettings(page);
    await expect(page.getByText('An address begins with https://').first()).toBeVisible();
    await expect(page.getByLabel('Address of the API')).toHaveValue('');
    await expect(page.getByLabel('Address of the script')).toHaveValue('');
  }
  await page.getByLabel('Address of the API').fill('javascript:alert(1)');
  await page.getByLabel('Publishable key').fill('"><script>');
  await saveSettings(page);
  await expect(page.getByText('An address begins with https://')).toBeVisible();
  await expect(page.getByText('A key has letters, digits')).toBeVisible();
  await expect(page.getByLabel('Address of the API')).toHaveValue('');
  await expect(page.getByText(`the address of this site: ${wordpress.url}`)).toBeVisible();
  await page.getByLabel('Address of the API').fill('http://127.0.0.1:9');
  await saveSettings(page);
  await expect(page.getByText('There is no freight kit at http://127.0.0.1:9/kit/freight.js')).toBeVisible();
  await expect(page.getByLabel('Address of the API')).toHaveValue('');
  await page.getByLabel('Address of the API').fill(`${site.url}/kit/freight.js`);
  await page.getByLabel('Language').selectOption('sv');
  await page.getByLabel('Colours').selectOption('light');
  await saveSettings(page);
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await expect(page.getByLabel('Address of the API')).toHaveValue(site.url);

  await page.goto(`${wordpress.url}/wp-admin/post-new.php?post_type=page`);
  const welcome = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  await welcome.click();
  const editor = page.locator('.block-editor-writing-flow');
  await editor.getByRole('textbox', { name: 'Add title' }).fill('Spåra');
  await page.getByRole('button', { name: 'Toggle block inserter' }).click();
  await page.getByPlaceholder('Search').fill('frakt');
  await page.getByRole('option', { name: 'Freight: track a parcel' }).click();
  await expect(editor.getByText('Shown to visitors on the published page.')).toBeVisible();
  await editor.getByLabel('Package ID').fill(parcel);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('region', { name: 'Editor publish' })
    .getByRole('button', { name: 'Publish', exact: true })
    .click();
  const published = page
    .getByRole('region', { name: 'Editor publish' })
    .getByRole('link', { name: 'View Page' });
  const address = (await published.getAttribute('href')) ?? '';

  const context = await browser.newContext();
  const problems = await watchForProblems(context);
  const visitor = await context.newPage();
  await visitor.goto(address);
  const track = visitor.locator('freight-track');
  await expect(track.getByRole('progressbar')).toBeVisible();
  await expect(track).toHaveAttribute('theme', 'light');
  await expect(track.getByText(parcel).first()).toBeVisible();
  expect(problems.unexpected()).toEqual([]);
  await context.close();
});

test('shortcodes become tags, and what an author writes into them stays text', async ({
  page,
  browser,
  site,
  wordpress,
}) => {
  await logIn(page, wordpress);
  const content = `[freight_start tab="send"][freight_send theme="dark"][freight_track order_id='" onload="alert(1)'][freight_start tab="x' onclick='y" theme="red" inline="false"][freight_price pickup="Karlstad" size="half-pallet"]`;
  const address = await publish(page, content);
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(address);
  const tags = await visitor.evaluate(() =>
    [...document.querySelectorAll('freight-start, freight-send, freight-track')].map((tag) => [
      tag.localName,
      ...['tab', 'inline', 'theme', 'order-id', 'onload', 'onclick'].map((name) => tag.getAttribute(name)),
    ]),
  );
  expect(tags).toEqual([
    ['freight-start', 'send', '', 'light', null, null, null],
    ['freight-send', null, null, 'dark', null, null, null],
    ['freight-track', null, null, 'light', expect.stringContaining('alert(1)'), null, null],
    ['freight-start', null, null, 'light', null, null, null],
  ]);
  const rooms = await visitor
    .locator('freight-start, freight-send, freight-track')
    .evaluateAll((all) => all.map((tag) => (tag as HTMLElement).style.minHeight));
  expect(rooms).toEqual(['448px', '100vh', '100vh', '336px']);
  const price = visitor.locator('freight-price');
  await price.getByRole('textbox').fill('Uppsala');
  await visitor.keyboard.press('Enter');
  await expect(price.getByRole('button', { name: /^från [\d\s]+kr/ })).toBeVisible();
  await expect(price).toHaveAttribute('locked', 'pickup size');
  const script = visitor.locator('script[src$="/kit/freight.js"]');
  await expect(script).toHaveCount(1);
  await expect(script).toHaveAttribute('data-api-url', site.url);
  await expect(script).toHaveAttribute('data-language', 'sv');
  await expect(visitor.locator('freight-start').first().getByRole('tab', { name: 'Skicka' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await visitor.goto(`${wordpress.url}/`);
  await expect(visitor.locator('script[src$="/kit/freight.js"]')).toHaveCount(0);
  await context.close();
});

test('readers without scripts find a link to the parcel, however the shortcode names its ID [P4] [P7]', async ({
  page,
  browser,
  site,
  wordpress,
}) => {
  const [parcel = ''] = (await site.demo()).trackingIds;
  await logIn(page, wordpress);
  const address = await publish(page, `[freight_track order-id="${parcel}"] [freight_send]`);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto(address);
  await expect(reader.getByRole('link', { name: 'Track this parcel' })).toHaveAttribute(
    'href',
    `${site.url}/tracking?orderId=${parcel}`,
  );
  await expect(reader.getByRole('link', { name: 'Track and send parcels' })).toHaveAttribute(
    'href',
    `${site.url}/`,
  );
  await context.close();
});

test('the publishable key of the settings goes with every call of a page', async ({
  page,
  browser,
  site,
  wordpress,
}) => {
  const key = 'pk_a-partner_s-key1';
  await logIn(page, wordpress);
  await page.goto(`${wordpress.url}/wp-admin/options-general.php?page=freight`);
  await page.getByLabel('Publishable key').fill(key);
  await saveSettings(page);
  const address = await publish(page, '[freight_track order_id="FR7K-NONE"]');
  const context = await browser.newContext();
  const visitor = await context.newPage();
  const keys: (string | undefined)[] = [];
  visitor.on('request', (request) => {
    if (request.url().startsWith(`${site.url}/api/`) && request.method() !== 'OPTIONS')
      keys.push(request.headers()[partnerKeyHeader.toLowerCase()]);
  });
  await visitor.goto(address);
  await expect.poll(() => keys.length).toBeGreaterThan(0);
  expect(new Set(keys)).toEqual(new Set([key]));
  await context.close();
});

test('who may not manage the site changes no settings, and a form without its nonce neither', async ({
  page,
  wordpress,
}) => {
  await logIn(page, wordpress);
  const send = () =>
    page.evaluate(async (value) => {
      const body = new URLSearchParams({
        option_page: 'freight',
        action: 'update',
        _wpnonce: 'forged',
        'freight_settings[key]': value,
      });
      return (await fetch('/wp-admin/options.php', { method: 'POST', body })).status;
    }, 'forged');
  expect(await send()).toBe(403);
  await addEditor(page, 'skribent');
  await page.context().clearCookies();
  await page.goto(`${wordpress.url}/wp-login.php`);
  await page.locator('#user_login').fill('skribent');
  await page.locator('#user_pass').fill(admin.password);
  await page.locator('#wp-submit').click();
  await expect(page).toHaveURL(/wp-admin/);
  const answer = await page.goto(`${wordpress.url}/wp-admin/options-general.php?page=freight`);
  expect(answer?.status()).toBe(403);
});

test('deleting the plugin takes its settings along, and nothing was written to the log of errors', async ({
  page,
  wordpress,
}) => {
  await logIn(page, wordpress);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${wordpress.url}/wp-admin/options.php`);
  await expect(page.locator('[name="freight_settings"]')).toHaveCount(1);
  await page.goto(`${wordpress.url}/wp-admin/plugins.php`);
  const row = page.locator('tr[data-plugin="freight/freight.php"]');
  await row.getByRole('link', { name: /^Deactivate/ }).click();
  await row.getByRole('link', { name: /^Delete/ }).click();
  await expect(page.getByText(/was successfully deleted/)).toBeVisible();
  await page.goto(`${wordpress.url}/wp-admin/options.php`);
  await expect(page.locator('[name="freight_settings"]')).toHaveCount(0);
  const log = join(wordpress.folder, 'wp-content', 'debug.log');
  const logged = [log, join(wordpress.folder, 'debug.log')]
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  expect(logged.filter((line) => /plugins\/freight|freight_/.test(line))).toEqual([]);
});
