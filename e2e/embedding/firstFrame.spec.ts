import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '#support/fixtures.ts';
import { holdBack } from '#support/holdBack.ts';

const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slow4G);
  return session;
}

/** A blank page with only our two lines, served from the site's own origin so that its policy applies. */
async function blankPage(page: Page, siteUrl: string, element: string): Promise<void> {
  await page.route(`${siteUrl}/blank`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: {
        'content-security-policy':
          "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
      },
      body: `<!doctype html><html lang="sv"><title>Blank</title><script type="module" src="/kit/freight.js"></script><body><${element}></${element.split(' ')[0]}></body></html>`,
    }),
  );
  await page.goto(`${siteUrl}/blank`, { waitUntil: 'commit' });
}

const cards = [
  ['freight-track', 'Paketnummer', 'TRACKCARD-04'],
  ['freight-start', 'Paketnummer', 'TRACKCARD-04'],
  ['freight-start tab="send"', 'Hämtas på', 'SENDCARD-01'],
  ['freight-start tab="send"', 'Lämnas på', 'SENDCARD-02'],
] as const;

for (const [element, label, row] of cards) {
  test(`<${element}> takes letters in ${label} before React has arrived and keeps them [${row}]`, async ({
    page,
    site,
  }) => {
    const [tag] = element.split(' ') as [string];
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    const reactArrived = () => page.locator(tag).evaluate((host) => host.hasAttribute('data-ready'));
    await throttle(page);
    // All requests except the loader wait until the test releases them.
    const release = await holdBack(page, /\/kit\/chunks\//);
    await blankPage(page, site.url, element);

    // The list of an address has the same label.
    const field = page.getByLabel(label, { exact: true }).and(page.locator('input'));
    await field.click();
    await page.keyboard.type('FR7K');
    expect(await reactArrived()).toBe(false);
    const beforeUse = files.filter((file) => file.startsWith('/kit/'));
    expect(beforeUse[0]).toBe('/kit/freight.js');

    await field.evaluate((input) => {
      (input as HTMLInputElement & { marked?: boolean }).marked = true;
    });
    release();
    await expect(page.locator(tag)).toHaveAttribute('data-ready');
    await page.keyboard.type('-2M9P');
    await expect(field).toHaveValue('FR7K-2M9P');
    await expect(field).toBeFocused();
    expect(await field.evaluate((input) => (input as HTMLInputElement & { marked?: boolean }).marked)).toBe(
      true,
    );
  });
}

test('a press is answered before any code has come, in the place and words of the code [TRACKCARD-07] [TRACKCARD-09]', async ({
  page,
  site,
}) => {
  const release = await holdBack(page, /\/kit\/chunks\//);
  await blankPage(page, site.url, 'freight-track');
  const track = page.locator('freight-track');
  const [alert, button] = [track.getByRole('alert'), track.getByRole('button', { name: 'Spåra paket' })];
  await button.click();
  await expect(alert).toHaveText('Ange ett paketnummer');
  await expect(track.getByLabel('Paketnummer')).toBeFocused();
  const early = await alert.boundingBox();
  await page.keyboard.type('FR7K');
  await expect(alert).toBeHidden();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(alert).toHaveText('Ange ett paketnummer');
  await expect(track).not.toHaveAttribute('data-ready');
  release();
  await expect(track).toHaveAttribute('data-ready');
  await expect(alert).toHaveText('Ange ett paketnummer');
  expect(await alert.boundingBox()).toEqual(early);
});

test('a press whose code cannot be had can be repeated, and goes through when it can', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/Failed to load|ERR_FAILED|element-not-loaded|Failed to fetch/);
  await page.route(/\/kit\/chunks\//, (route) => route.abort());
  await blankPage(page, site.url, 'freight-track');
  const track = page.locator('freight-track');
  const button = track.getByRole('button', { name: 'Spåra paket' });
  await track.getByLabel('Paketnummer').fill('FR7K-NONE');
  await button.click();
  await expect(button).toHaveCSS('opacity', '0.6');
  await expect(button).toHaveCSS('opacity', '1');
  await page.unroute(/\/kit\/chunks\//);
  await button.click();
  await expect(track.getByRole('alert')).toHaveText('Paketet hittades inte');
});

test('an unused card is fetched immediately in few files, and runs none before the page is idle', async ({
  page,
  site,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    // An idle moment never comes.
    window.requestIdleCallback = () => 0;
  });
  await blankPage(page, site.url, 'freight-track');
  await expect(page.getByLabel('Paketnummer')).toBeVisible();
  const kit = () => files.filter((file) => file.startsWith('/kit/'));
  await expect.poll(() => kit().some((file) => file.endsWith('/freight-track.js'))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(kit()[0]).toBe('/kit/freight.js');
  expect(kit().length).toBeLessThanOrEqual(8);
  await expect(page.locator('freight-track')).not.toHaveAttribute('data-ready');
  await page.getByLabel('Paketnummer').click();
  await expect(page.locator('freight-track')).toHaveAttribute('data-ready');
});

test('on a slow connection the downloads begin before the first frame', async ({ page, site }) => {
  await throttle(page);
  await page.addInitScript(() => {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      document.documentElement.dataset['preloads'] ??= String(
        document.querySelectorAll('link[rel=modulepreload]').length,
      );
      return attach.call(this, init);
    };
  });
  await blankPage(page, site.url, 'freight-track');
  await expect(page.locator('freight-track')).toHaveAttribute('data-ready');
  await expect(page.locator('html')).toHaveAttribute('data-preloads', /[1-9]/);
});

test('nothing moves when React takes over [TRACKCARD-04]', async ({ page, site }) => {
  // All scripts are held back: until then the page consists of HTML, CSS and the element's first frame.
  const release = await holdBack(page, /\/(kit|assets)\/.*\.js$/);
  await page.goto(site.url, { waitUntil: 'commit' });
  await expect(page.getByLabel('Hämtas på')).toBeVisible();
  await page.evaluate(async () => {
    // The site's font has loaded and been painted before anything is measured.
    await document.fonts.ready;
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        };
        const moved = sources.map(({ node }) =>
          node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeName,
        );
        shifts.push(`${value}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift' });
  });
  release();
  await expect(page.locator('freight-start')).toHaveAttribute('data-ready');
  const shifts = await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return (window as unknown as { shifts: string[] }).shifts;
  });
  expect(shifts).toEqual([]);
});
