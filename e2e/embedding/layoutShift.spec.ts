import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '#support/fixtures.ts';
import { heightStyles } from '#support/guides.ts';
import { holdBack } from '#support/holdBack.ts';
import { watchShifts } from '#support/shifts.ts';
import { whenReady } from '#support/whenReady.ts';

/** Smaller shifts are invisible; Core Web Vitals calls 0.1 good. */
const visible = 0.005;

interface HostPage {
  markup: string;
  language?: string;
  width: number;
  script?: 'head' | 'end';
  styles?: string;
}

const words = '<p>Words that follow the tag, and that somebody reads.</p>'.repeat(20);

/**
 * A host's page whose script, code and font come late and one after the other; each is seen before the next may come. What
 * has moved meanwhile.
 */
async function shiftsOf(
  page: Page,
  siteUrl: string,
  { markup, language = 'sv', width, script = 'head', styles = heightStyles }: HostPage,
): Promise<string[]> {
  const shifts = await watchShifts(page);
  const release = {
    loader: await holdBack(page, /\/kit\/freight\.js$/),
    code: await holdBack(page, /\/kit\/chunks\//),
    font: await holdBack(page, /\/assets\/.*\.woff2$/),
  };
  const tag = '<script type="module" src="/kit/freight.js"></script>';
  const body = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>A shop</title><link rel="icon" href="data:,"><style>${styles}</style>${script === 'head' ? tag : ''}</head>
    <body><h1>A shop</h1>${markup}<div id="below">${words}</div>${script === 'end' ? tag : ''}</body></html>`;
  await page.route(`${siteUrl}/shop`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.setViewportSize({ width, height: 844 });
  await page.goto(`${siteUrl}/shop`, { waitUntil: 'commit' });
  await expect(page.locator('#below p').first()).toBeVisible();
  await shifts();
  release.loader();
  const hosts = page.locator('[data-host]');
  const count = await hosts.count();
  expect(count).toBeGreaterThan(0);
  const framed = page.locator('[data-host=frame]');
  for (const host of await framed.all()) await expect(host.locator('input').first()).toBeAttached();
  await shifts();
  expect(await page.locator('[data-host][data-ready]').count()).toBe(0);
  release.code();
  // Cards far below the viewport load their code when they are near it.
  for (const host of count > 4 ? [hosts.first()] : await hosts.all()) await whenReady(host);
  release.font();
  await page.waitForLoadState('networkidle');
  return (await shifts()).filter((shift) => Number.parseFloat(shift) > visible);
}

const cards = {
  'freight-track': '<freight-track data-host="frame"></freight-track>',
  'freight-start': '<freight-start data-host="frame"></freight-start>',
  'freight-start tab="send"': '<freight-start tab="send" data-host="frame"></freight-start>',
};
const loads = [
  { language: 'sv', width: 390, script: 'head' },
  { language: 'de', width: 390, script: 'end' },
  { language: 'en', width: 1440, script: 'end' },
] as const;

for (const [name, markup] of Object.entries(cards))
  for (const load of loads)
    test(`words below <${name}> stay where they are, in ${load.language} at ${load.width} px [P15]`, async ({
      page,
      site,
    }) => {
      expect(await shiftsOf(page, site.url, { markup, ...load })).toEqual([]);
    });

test('words between and below eight tags stay where they are [P15]', async ({ page, site }) => {
  const pair = `${cards['freight-track']}<p>Between two.</p>${cards['freight-start']}<p>And on.</p>`;
  expect(await shiftsOf(page, site.url, { markup: pair.repeat(4), width: 1440 })).toEqual([]);
});

test('a font of the page that comes last moves nothing [P15]', async ({ page, site }) => {
  const assets = join(import.meta.dirname, '..', '..', 'demo-site', 'dist', 'assets');
  const [file] = globSync('*latin-wght*.woff2', { cwd: assets });
  const font = `@font-face { font-family: Shop; src: url(/assets/${file}); }
    :root { --freight-font: Shop, serif; }`;
  const asked = page.waitForRequest(/\.woff2$/);
  const styles = `${heightStyles}${font}`;
  expect(await shiftsOf(page, site.url, { markup: cards['freight-start'], width: 390, styles })).toEqual([]);
  await asked;
  expect(await page.evaluate(() => document.fonts.check('16px Shop'))).toBe(true);
});

const host = (opening: string) => `<${opening} data-host></${opening.split(' ')[0]}>`;
const withoutFrame = {
  'the sending flow': host('freight-send'),
  'an order that was placed': host('freight-order-success'),
  'an order': host('freight-order order-id="FR7K-2M9P-QX4E"'),
  'the list of orders': host('freight-orders'),
  'the address book': host('freight-address-book'),
  'the sheet of orders': host('freight-order-sheet'),
  'a board': host('freight-arrivals'),
  'the profile': host('freight-profile'),
  'the settings': host('freight-settings'),
  'the form for a new password': host('freight-reset-password'),
  'a link of a mail': host('freight-magic-link token="t" email="a@example.com" stay'),
  'the return from a provider': host('freight-auth-callback error="access_denied"'),
  'a bar with menus': host('freight-user-menu') + host('freight-language'),
  'what floats above the page': [
    'freight-consent',
    'freight-toasts',
    'freight-sign-in',
    'freight-order-notification',
  ]
    .map(host)
    .join(''),
};

for (const [name, markup] of Object.entries(withoutFrame))
  test(`words below ${name}, without a first frame, stay where they are [P15]`, async ({
    page,
    site,
    problems,
  }) => {
    problems.allow(/Failed to load resource/);
    expect(await shiftsOf(page, site.url, { markup, width: 390, script: 'end' })).toEqual([]);
  });

for (const width of [390, 1440])
  test(`words below a parcel that is followed stay where they are, at ${width} px [P15]`, async ({
    page,
    site,
  }) => {
    const [parcel = ''] = (await site.demo()).trackingIds;
    const markup = `<freight-track order-id="${parcel}" data-host></freight-track>`;
    expect(await shiftsOf(page, site.url, { markup, width })).toEqual([]);
    await expect(page.locator('freight-track').getByRole('progressbar')).toBeVisible();
  });

test('without the reserved height the words move once, which the measuring notices [P15]', async ({
  page,
  site,
}) => {
  const moved = await shiftsOf(page, site.url, {
    markup: cards['freight-track'],
    width: 390,
    script: 'end',
    styles: '',
  });
  expect(moved).toHaveLength(1);
});
