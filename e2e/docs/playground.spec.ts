import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, test } from '#support/fixtures.ts';
import { whenReady } from '#support/whenReady.ts';

/** By name: a label around a list includes the texts of its options. */
const control = (page: Page, name: string): Locator => page.locator(`#controls [name="${name}"]`);

/** Opens the tracking of an order of the demo; returns the frame that shows it. */
async function openTracking(page: Page): Promise<FrameLocator> {
  await page.goto('/playground?tag=freight-track');
  const {
    trackingIds: [orderId = ''],
  } = await (await page.request.get('/demo.json')).json();
  await control(page, 'order-id').fill(orderId);
  return page.frameLocator('#preview');
}

test('shows an element whose attributes are changed by controls, and lists its events', async ({ page }) => {
  await page.goto('/playground');
  const preview = page.frameLocator('#preview');
  await control(page, 'tag').selectOption('freight-start');
  await expect(preview.getByRole('tab', { name: 'Track' })).toHaveAttribute('aria-selected', 'true');
  await control(page, 'tab').selectOption('send');
  await expect(preview.getByRole('tab', { name: 'Send' })).toHaveAttribute('aria-selected', 'true');
  await preview.getByRole('tab', { name: 'Track' }).click();
  await expect(page.getByText('freight-tab-changed {"tab":"track"}')).toBeVisible();
});

test('shows every status, the failures of the API, both colour schemes, each language and a narrow frame', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource|freight-error/);
  const preview = await openTracking(page);
  await control(page, 'answers').selectOption('delivered');
  await expect(preview.getByText('Your parcel has been delivered').first()).toBeVisible();
  await control(page, 'language').selectOption('de');
  await expect(preview.getByText('Ihr Paket wurde zugestellt').first()).toBeVisible();
  await control(page, 'answers').selectOption('offline');
  await expect(preview.getByRole('alert').first()).toBeVisible();
  await control(page, 'scheme').selectOption('dark');
  await expect(preview.locator('body')).toHaveCSS('background-color', 'rgb(12, 21, 17)');
  await control(page, 'width').selectOption('narrow');
  await expect(page.locator('#preview')).toHaveCSS('width', '320px');
});

test('shows what became of a promise: late, moved twice, on hold, delivered late [K1]', async ({ page }) => {
  const preview = await openTracking(page);
  for (const [answers, words] of [
    ['late', /minutes late/],
    ['moved twice', /Moved 25\sminutes .*: heavy traffic/],
    ['on hold', /No longer valid/],
    ['delivered late', /Promised .* Came\s.*\d/],
  ] as const) {
    await control(page, 'answers').selectOption(answers);
    await expect(preview.locator('.arrival')).toContainText(words);
  }
});

test('shows a claim about a delivery, before and after its answer [K6]', async ({ page }) => {
  await page.goto('/playground?tag=freight-track');
  const preview = page.frameLocator('#preview');
  const {
    trackingIds: [orderId = ''],
  } = await (await page.request.get('/demo.json')).json();
  await control(page, 'customer').check();
  await control(page, 'order-id').fill(orderId);
  for (const [answers, words] of [
    ['delivered with a claim', /We answer by/],
    ['claim answered', /We pay what the lid cost/],
  ] as const) {
    await control(page, 'answers').selectOption(answers);
    await expect(preview.locator('.claims')).toContainText(words);
  }
});

test('shows a change that waits, one that was refused, and a delivery that was changed [K4]', async ({
  page,
}) => {
  const preview = await openTracking(page);
  await control(page, 'customer').check();
  for (const [answers, words] of [
    ['change waiting', /Waiting for an answer/],
    ['change refused', /The driver reached nobody/],
    ['delivery changed', /Sveavägen 10/],
  ] as const) {
    await control(page, 'answers').selectOption(answers);
    await expect(preview.locator('.changes')).toContainText(words);
  }
});

test('shows a code, an attempt that failed, and a delivery at the door [K5]', async ({ page }) => {
  const preview = await openTracking(page);
  await control(page, 'customer').check();
  for (const [answers, words] of [
    ['code for the handover', /4711/],
    ['attempt at the door', /Could not be handed over.*Next attempt/],
    ['handed over', /Received byBo Exempel.*We answer by/],
  ] as const) {
    await control(page, 'answers').selectOption(answers);
    await expect(preview.locator('.handover')).toContainText(words);
  }
});

test('goes through every element without an error, with a hostile style sheet too', async ({ page }) => {
  await page.goto('/playground');
  const preview = page.frameLocator('#preview');
  await control(page, 'customer').check();
  await control(page, 'hostile').check();
  const tags = await control(page, 'tag').locator('option').allTextContents();
  expect(tags.length).toBeGreaterThan(15);
  for (const tag of tags) {
    await control(page, 'tag').selectOption(tag);
    await whenReady(preview.locator(tag));
  }
});
