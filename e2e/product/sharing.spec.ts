import { confirmOrder, goThroughSteps, openWizard } from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { expectAccessible } from '#support/screens.ts';
import { newAccount } from '#support/session.ts';
import { calendarOf, expectWithdrawn, makeLink, openConfirmation, openElsewhere } from '#support/sharing.ts';
import { untilDriver } from '#support/site.ts';

test('an order is confirmed by a mail whose links work, shared by a link, followed live in another browser, and gone when it is withdrawn [L8]', async ({
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

  // The mail: the receipt, a file for the calendar, tracking, and the documents.
  const mails = await context.newPage();
  const letter = await openConfirmation(mails, person.email);
  await expect(letter.getByText('Totalt inkl. moms')).toBeVisible();
  expect(await calendarOf(mails)).toContain('BEGIN:VEVENT');
  await letter.getByRole('link', { name: 'Följ paketet' }).click();
  await expect(mails).toHaveURL(/\/tracking\?orderId=/);
  await expect(mails.locator('freight-track').getByText('Örebro').first()).toBeVisible();
  await mails.goBack();
  await mails.frameLocator('iframe').getByRole('link', { name: 'Fraktsedel och faktura' }).click();
  await expect(mails).toHaveURL(/\/order-details\//);

  // A link that shows the map.
  const link = await makeLink(mails);
  const token = new URL(link).hash.slice(1);
  expect(token).toMatch(/^[\w-]{22}$/);
  await expectAccessible(mails, 'sharing an order');

  // Another browser, without a session.
  const requests: string[] = [];
  const shared = await openElsewhere(browser);
  shared.on('request', (request) =>
    requests.push(request.url() + JSON.stringify({ ...request.headers(), 'sec-ch-ua': '' })),
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
  for (const request of requests) expect(request).not.toContain(token);

  await expectWithdrawn(mails, shared);
  await shared.context().close();
});
