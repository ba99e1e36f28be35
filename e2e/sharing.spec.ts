import { confirmOrder, goThroughSteps, openWizard } from './support/customer.ts';
import { expect, test } from './support/fixtures.ts';
import { expectAccessible } from './support/screens.ts';
import { newAccount, storeSession } from './support/session.ts';
import { untilDriver } from './support/site.ts';

test('an order is confirmed by a mail whose links work, shared by a link, followed live in another browser, and gone a second after it is withdrawn [L8]', async ({
  page,
  site,
  browser,
  context,
}) => {
  const person = await newAccount(site);
  await page.goto('/');
  const wizard = await openWizard(page, person);
  await goThroughSteps(wizard);
  await confirmOrder(wizard);
  await expect(page).toHaveURL(/\/order-success$/);

  // The mail: the receipt, a file for the calendar, tracking, and the papers.
  const mails = await context.newPage();
  await mails.goto('/mailbox');
  await mails
    .getByRole('link')
    .filter({ hasText: person.email })
    .filter({ hasText: 'Din beställning' })
    .click();
  const letter = mails.frameLocator('iframe');
  await expect(letter.getByText('Totalt inkl. moms')).toBeVisible();
  const calendar = await mails.request.get(
    (await mails.getByRole('link', { name: /\.ics$/ }).getAttribute('href')) ?? '',
  );
  expect(await calendar.text()).toContain('BEGIN:VEVENT');
  await letter.getByRole('link', { name: 'Följ paketet' }).click();
  await expect(mails).toHaveURL(/\/tracking\?orderId=/);
  await expect(mails.locator('freight-track').getByText('Örebro').first()).toBeVisible();
  await mails.goBack();
  await mails.frameLocator('iframe').getByRole('link', { name: 'Fraktsedel och faktura' }).click();
  await expect(mails).toHaveURL(/\/order-details\//);
  const order = mails.locator('freight-order');

  // A link that shows the map.
  await mails.evaluate(() => {
    Object.defineProperty(navigator, 'canShare', { configurable: true, value: undefined });
  });
  await order.getByRole('button', { name: 'Dela' }).click();
  await order.getByLabel('Även kartan med föraren').check();
  await order.getByRole('button', { name: 'Skapa länk' }).click();
  const link = await order.getByLabel('Din länk').inputValue();
  const token = new URL(link).hash.slice(1);
  expect(token).toMatch(/^[\w-]{22}$/);
  await expectAccessible(mails, 'sharing an order');

  // Another browser, in which nobody is signed in.
  const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const heard: string[] = [];
  const shared = await elsewhere.newPage();
  shared.on('request', (request) =>
    heard.push(request.url() + JSON.stringify({ ...request.headers(), 'sec-ch-ua': '' })),
  );
  const answer = await shared.goto(link);
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  await expect(shared.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const track = shared.locator('freight-track');
  await expect(track.getByText(/Live/)).toBeVisible();
  await expect(track.getByRole('img', { name: /Karta: / })).toBeVisible();
  await expect(track.getByText(/Tingvallagatan/)).toHaveCount(0);
  await expectAccessible(shared, 'a shared delivery');
  const headline = track.locator('.banner__headline');
  const before = await headline.textContent();
  await site.advance(untilDriver);
  await expect(headline).not.toHaveText(before ?? '');
  for (const request of heard) expect(request).not.toContain(token);

  await order.getByRole('button', { name: 'Återkalla' }).click();
  await expect(track.getByText('Länken visar inget längre')).toBeVisible({ timeout: 1_500 });
  await expect(track.getByText('Örebro')).toHaveCount(0);
  await shared.reload();
  await expect(track.getByText('Länken visar inget längre')).toBeVisible();
  await elsewhere.close();
});

test('an API without such things is asked once a page what it has, and nothing of it is seen', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow(/404/);
  await storeSession(context, site, await site.demo());
  let asked = 0;
  await context.route('**/api/v1/capabilities', (route) => {
    asked += 1;
    return route.fulfill({ status: 404, json: { success: false, message: 'Not found' } });
  });
  const others: string[] = [];
  page.on('request', (request) => {
    if (/\/(shares|shared|calendar|mail-choices)/.test(new URL(request.url()).pathname))
      others.push(request.url());
  });
  await page.goto('/my-orders');
  await page
    .locator('freight-orders')
    .getByRole('button', { name: /Visa beställning/ })
    .first()
    .click();
  const order = page.locator('freight-order');
  await expect(order.getByRole('heading', { name: 'Faktura' })).toBeVisible();
  await expect(order.getByRole('button', { name: 'Dela' })).toHaveCount(0);
  expect(asked).toBeLessThanOrEqual(1);
  asked = 0;
  await page.goto('/settings');
  const settings = page.locator('freight-settings');
  await expect(settings.getByText('Snabbval').or(settings.getByText('Min profil')).first()).toBeVisible();
  await expect.poll(() => asked).toBe(1);
  await expect(settings.getByText('Mejl om dina beställningar')).toHaveCount(0);
  expect(others).toEqual([]);
});
