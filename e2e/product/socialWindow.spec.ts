import type { Page } from '@playwright/test';
import { expect, test } from '#support/fixtures.ts';
import { type HostPage, servePage } from '#support/hostPage.ts';
import type { Site } from '#support/site.ts';

// A page of another origin, and the demo's provider to sign in with.
test.use({ siteSettings: { env: { FREIGHT_DEMO_ISSUER_PORT: '0' } } });

let host: HostPage;
test.afterEach(() => host.close());

const embedding = ({ url }: Site) =>
  `<script type="module" src="${url}/kit/freight.js" data-api-url="${url}"></script>`;
const openForm = async (page: Page, site: Site) => {
  host = await servePage(`<h1>Butiken</h1>${embedding(site)}<freight-user-menu></freight-user-menu>`);
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Logga in' }).click();
  await page.locator('freight-sign-in').getByLabel('E-post', { exact: true }).fill('anna@example.com');
};
const social = (page: Page) => page.locator('freight-sign-in').getByRole('button', { name: /Fortsätt med/ });
const account = (page: Page) => page.getByRole('button', { name: /Konto: Astrid/ });
const email = (page: Page) => page.locator('freight-sign-in').getByLabel('E-post', { exact: true });
const openWindow = async (page: Page): Promise<Page> => {
  const opened = page.waitForEvent('popup');
  await social(page).click();
  return opened;
};
/** The window at the question whether to continue; `addresses` are those it has visited. */
const signInAt = async (popup: Page) => {
  const addresses: string[] = [];
  popup.on('request', (request) => addresses.push(request.url()));
  await popup.locator('button[name="person"]').first().click();
  await expect(popup.getByRole('heading', { name: /^Logga in på / })).toBeVisible();
  return addresses;
};

const agreement = (popup: Page) => popup.getByRole('button', { name: 'Fortsätt' });
/** Like a person: the mouse moves to the button before it presses. */
const agree = async (popup: Page) => {
  await popup.mouse.move(5, 5);
  await popup.mouse.move(9, 9);
  await agreement(popup).click();
};

test('a press that began on the page behind agrees to nothing: the window waits for its own visitor [S25]', async ({
  page,
  site,
}) => {
  await openForm(page, site);
  const popup = await openWindow(page);
  await popup.clock.install();
  await signInAt(popup);
  const button = agreement(popup);
  const press = () => button.evaluate((pressed: HTMLElement) => pressed.click());
  await press();
  await popup.clock.fastForward(2_000);
  // A delay alone is not enough, because a page can make people press repeatedly.
  await press();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await popup.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(button).not.toHaveAttribute('aria-disabled');
  await expect(account(page)).toHaveCount(0);
  const closed = popup.waitForEvent('close');
  // The window closes before the key is released.
  await popup.keyboard.down('Enter');
  await closed;
  await expect(account(page)).toBeVisible();
});

test('on a page of another origin the social button signs in by a window, and the page stays [E5]', async ({
  page,
  site,
}) => {
  await openForm(page, site);
  const popup = await openWindow(page);
  await expect(popup.getByText('Demo. Ingen riktig inloggning')).toBeVisible();
  const addresses = await signInAt(popup);
  await expect(popup.getByRole('heading')).toHaveText(`Logga in på ${new URL(host.url).host}`);
  await expect(popup.getByText('astrid.exempelsson@example.com')).toBeVisible();
  await expect(account(page)).toHaveCount(0);
  const closed = popup.waitForEvent('close');
  await agree(popup);
  await closed;
  await expect(account(page)).toBeVisible();
  await expect(page.locator('freight-sign-in').getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`${host.url}/`);
  expect(addresses.join()).not.toMatch(/[?&](token|refreshToken)=|eyJ/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /eyJ/,
  );
});

test('closing or cancelling the window does not sign in and keeps what was typed [E5]', async ({
  page,
  site,
}) => {
  await openForm(page, site);
  const none = page.getByText('Ingen loggades in, för fönstret stängdes.');
  const closed = await openWindow(page);
  await expect(closed.locator('button[name="person"]').first()).toBeVisible();
  await expect(page.getByText('Fortsätt i fönstret som har öppnats.')).toBeVisible();
  await closed.close();
  await expect(none).toBeVisible();
  const cancelled = await openWindow(page);
  await expect(none).toHaveCount(0);
  const gone = cancelled.waitForEvent('close');
  await cancelled.getByRole('button', { name: 'Avbryt' }).click();
  await gone;
  await expect(none).toBeVisible();
  await expect(email(page)).toHaveValue('anna@example.com');
  const refused = await openWindow(page);
  await signInAt(refused);
  await refused.getByRole('button', { name: 'Avbryt' }).click();
  await expect(none).toBeVisible();
  await expect(account(page)).toHaveCount(0);
});

test('if the browser opens no window, a message explains it and what was typed is kept [E5]', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openForm(page, site);
  await social(page).click();
  await expect(page.getByRole('alert')).toHaveText(/^Det gick inte att öppna något fönster här\./);
  await expect(social(page)).toHaveCount(0);
  await expect(email(page)).toHaveValue('anna@example.com');
});

test('ignores messages of another window or with another nonce [E5]', async ({ page, site }) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = (...given) => {
      const nonce = new URL(String(given[0])).searchParams.get('nonce');
      Object.assign(window, { forged: { freight: 'social-sign-in', nonce, code: 'forged' } });
      return open(...given);
    };
  });
  await openForm(page, site);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const popup = await openWindow(page);
  await signInAt(popup);
  // The page's own window is the wrong sender with the right nonce; the opened one has a wrong nonce.
  await page.evaluate(() => window.postMessage(Reflect.get(window, 'forged'), '*'));
  await popup.evaluate(() =>
    window.opener.postMessage({ freight: 'social-sign-in', nonce: 'other', code: 'forged' }, '*'),
  );
  const closed = popup.waitForEvent('close');
  await agree(popup);
  await closed;
  await expect(account(page)).toBeVisible();
  expect(asked.filter((url) => url.endsWith('/social-result'))).toHaveLength(1);
});

test('an element in a frame of the company signs in by a window as well [E5]', async ({ page, site }) => {
  host = await servePage(`${embedding(site)}<freight-orders isolated></freight-orders>`);
  await page.goto(host.url);
  const frame = page.locator('freight-orders').frameLocator('iframe');
  await frame.getByRole('button', { name: 'Logga in' }).click();
  const opened = page.waitForEvent('popup');
  await frame
    .locator('freight-sign-in')
    .getByRole('button', { name: /Fortsätt med/ })
    .click();
  const popup = await opened;
  await signInAt(popup);
  await expect(popup.getByRole('heading')).toHaveText(`Logga in på ${new URL(site.url).host}`);
  const closed = popup.waitForEvent('close');
  await agree(popup);
  await closed;
  await expect(frame.locator('freight-sign-in').getByRole('dialog')).toHaveCount(0);
  await expect(frame.getByText('Inga pågående beställningar.')).toBeVisible();
});

test('in a sandbox that hides its origin, and on a page that is cross-origin isolated, the social button is not shown [E5]', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/storage-blocked/);
  const inner = `${embedding(site)}<freight-sign-in open="login"></freight-sign-in>`;
  host = await servePage(`<iframe sandbox="allow-scripts allow-forms" srcdoc='${inner}'></iframe>`);
  await page.goto(host.url);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByLabel('E-post', { exact: true })).toBeVisible();
  await expect(frame.getByRole('button', { name: /Fortsätt med/ })).toHaveCount(0);

  await page.route(host.url, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: {
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      },
      body: `<!doctype html><html lang="sv"><title>Min sida</title>${inner}</html>`,
    }),
  );
  await page.goto(host.url);
  await expect(email(page)).toBeVisible();
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await expect(social(page)).toHaveCount(0);
});

test('in a sandbox that keeps its origin and opens no windows, a press on the social button explains it and removes the button [E5]', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/Blocked opening .* in a new window|can escape its sandboxing/);
  host = await servePage(`<h1>Butiken</h1>`);
  await page.route(`${host.url}/inner`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="sv"><title>Ram</title>${embedding(site)}<freight-sign-in open="login"></freight-sign-in></html>`,
    }),
  );
  await page.goto(host.url);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.sandbox.add('allow-scripts', 'allow-forms', 'allow-same-origin');
    frame.src = '/inner';
    frame.width = '600';
    frame.height = '700';
    document.body.append(frame);
  });
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('E-post', { exact: true }).fill('anna@example.com');
  const button = frame.getByRole('button', { name: /Fortsätt med/ });
  await button.click();
  await expect(frame.getByRole('alert')).toHaveText(/^Det gick inte att öppna något fönster här\./);
  await expect(button).toHaveCount(0);
  await expect(frame.getByLabel('E-post', { exact: true })).toHaveValue('anna@example.com');
});
